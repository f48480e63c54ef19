import { changedRows, INSTANT, RepeatedWork, tableOf, Transactions } from '@larder/platform';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { Column, Entity, PrimaryColumn, type DataSource } from 'typeorm';
import { CodeBudget } from './code-budget.js';

const REPORT_EVERY_MS = 15_000;

@Entity({ schema: 'restaurant_orders', name: 'code_refusal' })
export class CodeRefusalEntity {
  @PrimaryColumn('text') address!: string;
  @PrimaryColumn(INSTANT) minute!: string;
  @Column('int') count!: number;
}

const REFUSAL = tableOf(CodeRefusalEntity);

/** One counted event per address and minute: guessing cannot fill the log. */
@Injectable()
export class CodeRefusals extends RepeatedWork {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly budget: CodeBudget,
  ) {
    super('code refusals', REPORT_EVERY_MS);
  }

  async turn(): Promise<void> {
    await this.report();
    await this.budget.tidy();
  }

  /** Without the code: a mistyped one may be another restaurant's secret. */
  async count(address: string): Promise<void> {
    await this.dataSource.query(
      `INSERT INTO restaurant_orders.code_refusal AS r (address, minute, count)
       VALUES ($1, date_trunc('minute', now()), 1)
       ON CONFLICT (address, minute) DO UPDATE SET count = r.count + 1`,
      [address],
    );
  }

  /** Each row is taken by one replica. */
  async report(): Promise<void> {
    await this.transactions.run(async ({ manager, announce }) => {
      const rows = await changedRows<CodeRefusalEntity>(
        manager,
        `DELETE FROM restaurant_orders.code_refusal WHERE (address, minute) IN (
           SELECT address, minute FROM restaurant_orders.code_refusal
            WHERE minute < date_trunc('minute', now()) LIMIT 100 FOR UPDATE SKIP LOCKED
         ) RETURNING ${REFUSAL.columns()}`,
        [],
      );
      for (const after of rows) {
        const subject = `address:${after.address}`;
        announce({ type: 'discount-code.refused', subject, after });
      }
    });
  }
}
