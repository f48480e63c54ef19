import { readDiscountCode } from '@larder/kernel';
import { EventConsumers, isCaughtUp, queryPrepared } from '@larder/platform';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { DiscountCopyConsumer } from '../copies/discount-copy.consumer.js';
import { grantedCode, type CodeGrant } from '../copies/granted-code.sql.js';
import { stillArriving } from '../copies/still-arriving.js';
import { CodeBudget, STANDING, type AddressStanding } from './code-budget.js';
import { CodeRefusals } from './code-refusals.js';

interface Found {
  grant: CodeGrant | null;
  standing: AddressStanding | null;
  /** Whether the copy had everything that was committed. */
  isFresh: boolean;
}

/** Shared by validate-code, products-with-discount and order, with one budget against guessing. */
@Injectable()
export class CodeCheck {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly budget: CodeBudget,
    private readonly refusals: CodeRefusals,
    private readonly consumers: EventConsumers,
  ) {}

  /**
   * Null for every invalid code, at the same cost.
   * @throws Refusal `too_many`, or `unavailable` while a copy is behind.
   */
  async find(text: string, address: string): Promise<CodeGrant | null> {
    const code = readDiscountCode(text) ?? '';
    const { grant, standing, isFresh } = await this.lookAtFresh(code, address);
    if (grant && standing?.hasGiven) {
      if (standing.fading) await this.budget.remind(address, grant.code);
      return grant;
    }
    const tried = await this.budget.pay(address, standing?.known ?? false);
    if (grant) {
      await this.budget.right(tried, grant.code);
      return grant;
    }
    // It stays paid: free guesses would be worth waiting for.
    if (!isFresh) throw stillArriving();
    await this.refusals.count(address);
    return null;
  }

  private async lookAtFresh(code: string, address: string): Promise<Found> {
    const found = await this.look(code, address);
    if (found.isFresh) return found;
    await this.consumers.caughtUp(DiscountCopyConsumer);
    return await this.look(code, address);
  }

  private async look(code: string, address: string): Promise<Found> {
    const rows = await queryPrepared<Found>(
      this.dataSource,
      `SELECT
         ${grantedCode('$1')} AS "grant",
         (SELECT to_jsonb(s) FROM (SELECT ${STANDING} FROM restaurant_orders.code_budget AS b WHERE b.key = $2) AS s)
           AS standing,
         ${isCaughtUp('restaurant-orders', 'orders.discounts', 'discounts-rebates')} AS "isFresh"`,
      [code, this.budget.keyOf(address)],
    );
    return rows[0] ?? { grant: null, standing: null, isFresh: false };
  }
}
