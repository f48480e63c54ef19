import { PasswordRule } from '@larder/contracts';
import { passwordShortcoming, Refusal } from '@larder/kernel';
import { tableOf, Transactions } from '@larder/platform';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { Column, Entity, PrimaryColumn, type DataSource } from 'typeorm';

@Entity({ schema: 'identity', name: 'password_rule' })
export class PasswordRuleEntity {
  @PrimaryColumn('boolean') onlyOne!: boolean;
  @Column('int') minLength!: number;
  @Column('text') minStrength!: PasswordRule['minStrength'];
}

const RULE = tableOf(PasswordRuleEntity).without('onlyOne');

@Injectable()
export class PasswordRuleService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
  ) {}

  async read(): Promise<PasswordRule> {
    const [rule] = await this.dataSource.query<PasswordRule[]>(`SELECT ${RULE.columns()} FROM ${RULE.name}`);
    return rule ?? { minLength: 0, minStrength: 'Weak' };
  }

  /** @throws Refusal `invalid` naming what a new password lacks. */
  async check(password: string): Promise<void> {
    const shortcoming = passwordShortcoming(password, await this.read());
    if (shortcoming !== null) throw new Refusal('invalid', shortcoming);
  }

  async save({ minLength, minStrength }: PasswordRule): Promise<PasswordRule> {
    const after = { minLength, minStrength };
    await this.transactions.run(async ({ manager, announce }) => {
      const [before] = await manager.query<PasswordRule[]>(`SELECT ${RULE.columns()} FROM ${RULE.name} FOR UPDATE`);
      await manager.query('UPDATE identity.password_rule SET min_length = $1, min_strength = $2', [
        minLength,
        minStrength,
      ]);
      announce({ type: 'password-rule.updated', subject: 'password-rule:all', before: before ?? null, after });
    });
    return after;
  }
}
