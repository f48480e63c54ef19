import type { CustomerRebate, EventType, RebateChange } from '@larder/contracts';
import { Refusal, dayIn, notFound } from '@larder/kernel';
import { Transactions, type Transaction } from '@larder/platform';
import { Injectable } from '@nestjs/common';
import { AccountSettler } from './account-settler.js';
import { AccountRepository } from './account.repository.js';
import { moveRebate, type Calendar, type RebateMove } from './change-rebate.js';
import { rebateState } from './rebate-row.js';
import { customerRebateView, type CustomerRebateRow } from './rebate-view.js';
import { rebateChangedMeanwhile } from './rebate.errors.js';
import { RebateRepository } from './rebate.repository.js';
import { StoreCalendar } from './store-calendar.js';

const EVENTS = {
  approve: 'rebate.approved',
  withdraw: 'rebate.reopened',
  reopen: 'rebate.reopened',
  pay: 'rebate.paid',
} as const satisfies Record<Exclude<RebateMove['kind'], 'same'>, EventType>;

@Injectable()
export class RebatesService {
  constructor(
    private readonly rebates: RebateRepository,
    private readonly accounts: AccountRepository,
    private readonly settler: AccountSettler,
    private readonly calendar: StoreCalendar,
    private readonly transactions: Transactions,
  ) {}

  /** @param seenVersion null when the caller sends none. */
  async change(
    id: string,
    change: RebateChange,
    { by, seenVersion, now }: { by: string; seenVersion: number | null; now: Date },
  ): Promise<CustomerRebate> {
    const timeZone = await this.calendar.timeZone();
    const calendar = { today: dayIn(now, timeZone), timeZone };
    return await this.transactions.run(async (transaction) => {
      const row = await this.lockUpToDate(transaction, id);
      const isStale = seenVersion !== null && seenVersion !== row.version;
      const move = isStale ? moveOfStale(row, change, calendar) : moveRebate(row, change, calendar);
      if (move.kind === 'same') return customerRebateView(row);
      await this.make(transaction, row, move, by);
      const moved = await this.find(transaction, id);
      const about = { subject: `rebate:${row.id}`, before: rebateState(row), after: rebateState(moved) };
      transaction.announce(
        move.kind === 'reopen'
          ? { ...about, type: EVENTS.reopen, after: { ...about.after, reason: move.reason } }
          : { ...about, type: EVENTS[move.kind] },
      );
      // A payment changes the year's rebate, and the year's those of its quarters.
      await this.settler.settle(transaction, [row.customerId]);
      return customerRebateView(await this.find(transaction, id));
    });
  }

  /** Locks the customer and brings purchases up to date, because decisions depend on them. */
  private async lockUpToDate(transaction: Transaction, id: string): Promise<CustomerRebateRow> {
    const found = await this.find(transaction, id);
    await this.accounts.lock(transaction.manager, [found.customerId]);
    const row = await this.find(transaction, id);
    // The customer was merged with another one in the meantime.
    if (row.customerId !== found.customerId) throw rebateChangedMeanwhile(customerRebateView(row));
    if (!row.unsettled) return row;
    await this.settler.settle(transaction, [row.customerId]);
    return await this.find(transaction, id);
  }

  private async make(
    { manager }: Transaction,
    row: CustomerRebateRow,
    move: Exclude<RebateMove, { kind: 'same' }>,
    by: string,
  ): Promise<void> {
    switch (move.kind) {
      case 'approve':
        return await this.rebates.approve(manager, row.id, by);
      case 'withdraw':
        return await this.rebates.withdrawApproval(manager, row.id);
      case 'reopen':
        return await this.rebates.reopen(manager, row);
      case 'pay':
        return await this.rebates.pay(manager, row, move.payment, by);
    }
  }

  private async find({ manager }: Transaction, id: string): Promise<CustomerRebateRow> {
    const row = await this.rebates.find(manager, id);
    if (!row) throw notFound('Rebate');
    return row;
  }
}

/** While figures are out of date, only a move that has already been made is accepted. */
function moveOfStale(row: CustomerRebateRow, change: RebateChange, calendar: Calendar): RebateMove {
  try {
    const move = moveRebate(row, change, calendar);
    if (move.kind === 'same') return move;
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'conflict') throw error;
  }
  throw rebateChangedMeanwhile(customerRebateView(row));
}
