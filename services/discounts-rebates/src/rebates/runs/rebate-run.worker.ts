import { setTimeout as pause } from 'node:timers/promises';
import { readRebatePeriod } from '@larder/kernel';
import { EventConsumers, isTransient, runWithOrigin, Transactions } from '@larder/platform';
import { JobWorker, LeaseLost, queueOf } from '@larder/platform/jobs';
import { Injectable } from '@nestjs/common';
import { AccountSettler, type CalculatedPeriod } from '../account-settler.js';
import { AccountRepository } from '../account.repository.js';
import { PurchaseConsumer } from '../purchases/purchase.consumer.js';
import { RebateRunRepository, type ClaimedRun, type RunProgress } from './rebate-run.repository.js';

/** Customers per transaction: few enough that requests for one of them do not wait long. */
const AT_ONCE = 200;

/** Calculates a period in batches of customers. A run that is interrupted starts again, with the same results. */
@Injectable()
export class RebateRunWorker extends JobWorker<ClaimedRun> {
  constructor(
    private readonly runs: RebateRunRepository,
    private readonly consumers: EventConsumers,
    private readonly accounts: AccountRepository,
    private readonly settler: AccountSettler,
    private readonly transactions: Transactions,
  ) {
    super(runs, 'rebates.runs');
  }

  protected async run(run: ClaimedRun): Promise<void> {
    await runWithOrigin(run.origin, async () => this.calculate(run));
  }

  protected async failed(run: ClaimedRun, error: unknown): Promise<void> {
    if (isTransient(error)) {
      // The database was unreachable for a moment: claim the job again.
      await pause(500);
      await this.giveBack(run).catch(() => undefined);
      return;
    }
    this.logger.error(error);
    await this.runs.fail(run, 'The calculation failed.');
  }

  protected override async giveBack(run: ClaimedRun): Promise<void> {
    await this.runs.release(run);
  }

  private async calculate(run: ClaimedRun): Promise<void> {
    const period = readRebatePeriod(run.period);
    if (!period) throw new Error(`${run.period} is not a period.`);
    await this.consumers.reach(PurchaseConsumer);
    const customerIds = await this.accounts.customersOf(period);
    // Read once: a tier changed from now on does not affect this run.
    const terms = await this.accounts.currentTerms();
    const progress: RunProgress = { done: 0, total: customerIds.length, created: 0, updated: 0, unchanged: 0, paid: 0 };
    for (let from = 0; from < customerIds.length; from += AT_ONCE) {
      await this.some(run, { period, terms }, customerIds.slice(from, from + AT_ONCE), progress);
    }
    await this.transactions.run(async ({ manager, announce }) => {
      if (!(await this.runs.finish(run, progress, manager))) throw new LeaseLost();
      const { created, updated, total } = progress;
      announce({
        type: 'rebates.calculated',
        subject: `rebates:${run.period}`,
        after: { periodType: period.type, period: run.period, count: total, created, updated },
      });
    });
  }

  private async some(
    run: ClaimedRun,
    calculated: CalculatedPeriod,
    customerIds: readonly string[],
    progress: RunProgress,
  ): Promise<void> {
    const next = await this.transactions.run(async (transaction) => {
      const locked = await this.accounts.lock(transaction.manager, customerIds);
      const outcomes = await this.settler.settle(transaction, locked, calculated);
      const after: RunProgress = { ...progress, done: progress.done + customerIds.length };
      for (const key of ['created', 'updated', 'unchanged', 'paid'] as const) after[key] += outcomes[key];
      if (!(await this.runs.report(run, after, transaction.manager))) throw new LeaseLost();
      return after;
    });
    Object.assign(progress, next);
  }
}

export class RebateRunQueue extends queueOf(RebateRunWorker, 'discounts-rebates-runs') {}
