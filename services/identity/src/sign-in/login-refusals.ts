import { changedRows, INSTANT, RepeatedWork, tableOf, Transactions } from '@larder/platform';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { Column, Entity, PrimaryColumn, type DataSource } from 'typeorm';
import { KnownSignIns } from './known-sign-ins.js';
import { LoginBudget } from './login-budget.js';

const REPORT_EVERY_MS = 15_000;

/** The number of names kept; further names are only counted. */
const NAMES_KEPT = 10;

@Entity({ schema: 'identity', name: 'login_refusal' })
export class LoginRefusalEntity {
  @PrimaryColumn('text') address!: string;
  @PrimaryColumn(INSTANT) minute!: string;
  @Column('int') count!: number;
  @Column('text', { array: true }) usernames!: string[];
}

const REFUSAL = tableOf(LoginRefusalEntity);

/** Logs one counted event per address and minute: guessing cannot fill the log. */
@Injectable()
export class LoginRefusals extends RepeatedWork {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly budget: LoginBudget,
    private readonly known: KnownSignIns,
  ) {
    super('login refusals', REPORT_EVERY_MS);
  }

  async turn(): Promise<void> {
    await this.report();
    await this.budget.tidy();
    await this.known.tidy();
  }

  async count(username: string, address: string): Promise<void> {
    await this.dataSource.query(
      `INSERT INTO identity.login_refusal AS r (address, minute, count, usernames)
       VALUES ($1, date_trunc('minute', now()), 1, ARRAY[$2])
       ON CONFLICT (address, minute) DO UPDATE SET count = r.count + 1,
         usernames = CASE WHEN $2 = ANY(r.usernames) OR cardinality(r.usernames) >= ${NAMES_KEPT} THEN r.usernames
                          ELSE r.usernames || $2 END`,
      [address, username],
    );
  }

  /** Logs the counts; each row is taken by one replica. */
  async report(): Promise<void> {
    await this.transactions.run(async ({ manager, announce }) => {
      const rows = await changedRows<LoginRefusalEntity>(
        manager,
        `DELETE FROM identity.login_refusal WHERE (address, minute) IN (
           SELECT address, minute FROM identity.login_refusal
            WHERE minute < date_trunc('minute', now()) LIMIT 100 FOR UPDATE SKIP LOCKED
         ) RETURNING ${REFUSAL.columns()}`,
        [],
      );
      for (const after of rows) {
        announce({ type: 'login.refused', subject: `address:${after.address}`, after });
      }
    });
  }
}
