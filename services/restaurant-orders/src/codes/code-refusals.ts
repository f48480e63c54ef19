import { RepeatedWork, Transactions } from '@larder/platform';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { CodeBudget } from './code-budget.js';

const REPORT_EVERY_MS = 15_000;

/** Wrong codes, told as one counted event per address and minute: a guesser fills neither the log nor the audit. */
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

  /** Counts by address alone: the codes themselves are secrets of somebody, even when mistyped. */
  async count(address: string): Promise<void> {
    await this.dataSource.query(
      `INSERT INTO restaurant_orders.code_refusal AS r (address, minute, count)
       VALUES ($1, date_trunc('minute', now()), 1)
       ON CONFLICT (address, minute) DO UPDATE SET count = r.count + 1`,
      [address],
    );
  }

  /** Turns minutes that are over into events. Replicas share the work: each row is taken by one. */
  async report(): Promise<void> {
    await this.transactions.run(async ({ manager, announce }) => {
      const [rows] = (await manager.query(
        `DELETE FROM restaurant_orders.code_refusal WHERE (address, minute) IN (
           SELECT address, minute FROM restaurant_orders.code_refusal
            WHERE minute < date_trunc('minute', now()) LIMIT 100 FOR UPDATE SKIP LOCKED
         ) RETURNING address, minute, count`,
      )) as [{ address: string; minute: Date; count: number }[], number];
      for (const { address, minute, count } of rows) {
        announce({
          type: 'discount-code.refused',
          subject: `address:${address}`,
          storeId: null,
          before: null,
          after: { address, minute: minute.toISOString(), count },
        });
      }
    });
  }
}
