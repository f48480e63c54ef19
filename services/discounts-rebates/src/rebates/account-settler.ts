import { quartersOfPeriod, type RebatePeriodName, type RebateTerms } from '@larder/kernel';
import type { Transaction } from '@larder/platform';
import { Injectable } from '@nestjs/common';
import { AccountRepository } from './account.repository.js';
import { rebateState } from './rebate-row.js';
import { recalculateAccount, type RecalculatedAccount } from './recalculate-account.js';

/** A period, and the terms of each customer when its calculation began. */
export interface CalculatedPeriod {
  period: RebatePeriodName;
  terms: ReadonlyMap<string, RebateTerms>;
}

export type Outcomes = Record<NonNullable<RecalculatedAccount['outcome']>, number>;

/** Recalculates customers' unpaid rebates. Paid rows are never touched. */
@Injectable()
export class AccountSettler {
  constructor(private readonly accounts: AccountRepository) {}

  /** @param customerIds locked by this transaction. @param calculated uses its terms; other rows keep theirs. */
  async settle(
    { manager, announce }: Transaction,
    customerIds: readonly string[],
    calculated?: CalculatedPeriod,
  ): Promise<Outcomes> {
    const outcomes: Outcomes = { created: 0, updated: 0, unchanged: 0, paid: 0 };
    const alsoFrom = calculated && quartersOfPeriod(calculated.period).first;
    const facts = await this.accounts.facts(manager, customerIds, alsoFrom);
    const accounts = [...facts].map(([customerId, account]) => {
      const terms = calculated?.terms.get(customerId);
      return recalculateAccount(customerId, account, calculated && terms && { period: calculated.period, terms });
    });
    for (const { outcome } of accounts) if (outcome) outcomes[outcome]++;
    const changed = accounts.flatMap((account) => account.changed);
    await this.accounts.saveCalculated(
      manager,
      changed.map(({ after }) => after),
    );
    const shifted = accounts.filter(({ lines }) => lines !== null);
    if (shifted.length > 0) {
      await this.accounts.replaceLines(
        manager,
        shifted.flatMap(({ unpaidIds }) => unpaidIds),
        shifted.flatMap(({ lines }) => lines ?? []),
      );
    }
    await this.accounts.markSettled(manager, customerIds);
    for (const { before, after } of changed) {
      announce({
        type: 'rebate.calculated',
        subject: `rebate:${after.id}`,
        before: before && rebateState(before),
        after: rebateState(after),
      });
    }
    return outcomes;
  }
}
