import { readDiscountCode } from '@larder/kernel';
import { EventConsumers, isCaughtUp, queryPrepared } from '@larder/platform';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { DiscountCopyConsumer } from '../copies/discount-copy.consumer.js';
import { grantedCode, type CodeGrant } from '../copies/granted-code.sql.js';
import { stillArriving } from '../copies/still-arriving.js';
import { hasUsed, isFading, readCodeBrowser, rememberCode } from './code-browser.js';
import { BUDGET_ROW, CodeBudget, type BudgetRow, type CodeAccounts } from './code-budget.js';
import { CodeKey } from './code-key.js';
import { CodeRefusals } from './code-refusals.js';
import type { CodeVisitor } from './code-visitor.js';

interface Found {
  grant: CodeGrant | null;
  budget: BudgetRow[];
  /** Whether the copy had every committed event. */
  isFresh: boolean;
}

/** Shared by validate-code, products-with-discount and order, with one budget against guessing. */
@Injectable()
export class CodeCheck {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly budget: CodeBudget,
    private readonly refusals: CodeRefusals,
    private readonly key: CodeKey,
    private readonly consumers: EventConsumers,
  ) {}

  /**
   * Null for every invalid code, and for one of other stores, at the same cost. A code that this browser has used before
   * does not count against the budget of its address. Every other code is looked up only within the budget, whether it is
   * valid or not.
   * @throws Refusal `too_many`, or `unavailable` while a copy is behind.
   */
  async find(text: string, visitor: CodeVisitor): Promise<CodeGrant | null> {
    const code = readDiscountCode(text) ?? '';
    const [key, now] = [await this.key.read(), new Date()];
    const browser = readCodeBrowser(visitor.token, key, now);
    const accounts = this.budget.accountsOf(visitor.address, browser?.id ?? null);
    const { grant, budget, isFresh } = await this.lookAtFresh(code, visitor.store, accounts);
    const isOwn = grant !== null && browser !== null && hasUsed(browser, code, key);
    if (!isOwn) await this.budget.settle(accounts, budget, grant !== null);
    if (grant) {
      if (!isOwn || isFading(browser, now)) visitor.remember(rememberCode(browser, code, key, now));
      return grant;
    }
    // The try stays charged: otherwise guesses would be free whenever a copy is behind.
    if (!isFresh) throw stillArriving();
    await this.refusals.count(visitor.address);
    return null;
  }

  /** For staff, who may see every code: no budget. Null in the same cases as for customers. */
  async ofStaff(text: string, store: string | null): Promise<CodeGrant | null> {
    const rows: { grant: CodeGrant | null }[] = await this.dataSource.query(
      `SELECT ${grantedCode('$1', '$2')} AS "grant"`,
      [readDiscountCode(text) ?? '', store],
    );
    return rows[0]?.grant ?? null;
  }

  private async lookAtFresh(code: string, store: string | null, accounts: CodeAccounts): Promise<Found> {
    const found = await this.look(code, store, accounts);
    if (found.isFresh) return found;
    await this.consumers.caughtUp(DiscountCopyConsumer);
    return await this.look(code, store, accounts);
  }

  private async look(code: string, store: string | null, { keys }: CodeAccounts): Promise<Found> {
    const rows = await queryPrepared<Found>(
      this.dataSource,
      `SELECT
         ${grantedCode('$1', '$3')} AS "grant",
         (SELECT coalesce(jsonb_agg(to_jsonb(s)), '[]') FROM (
            SELECT ${BUDGET_ROW} FROM restaurant_orders.code_budget AS b WHERE b.key = ANY ($2::text[])) AS s) AS budget,
         ${isCaughtUp('restaurant-orders', 'orders.discounts', 'discounts-rebates')} AS "isFresh"`,
      [code, Object.values(keys), store],
    );
    return rows[0] ?? { grant: null, budget: [], isFresh: false };
  }
}
