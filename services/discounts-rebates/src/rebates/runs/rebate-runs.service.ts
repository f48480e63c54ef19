import type { RebateRun } from '@larder/contracts';
import { Refusal, type RebatePeriodName } from '@larder/kernel';
import { currentOrigin } from '@larder/platform';
import { awaitJob } from '@larder/platform/jobs';
import { Injectable } from '@nestjs/common';
import { RebateRunRepository, type RebateRunRow } from './rebate-run.repository.js';
import { RebateRunQueue } from './rebate-run.worker.js';

/** The gateway waits a little longer. */
const WAIT_MS = 90_000;

const COULD_NOT = 'The calculation could not be made.';

@Injectable()
export class RebateRunsService {
  constructor(
    private readonly runs: RebateRunRepository,
    private readonly queue: RebateRunQueue,
  ) {}

  /** @returns the run when it is done, or its state after a minute and a half. */
  async calculate(period: RebatePeriodName): Promise<RebateRun> {
    const { id, isNew } = await this.runs.findOrMake(period, currentOrigin());
    if (isNew) await this.queue.enqueue(id);
    const run = await awaitJob(
      async () => await this.notFailed(id),
      ({ state }) => state === 'done',
      WAIT_MS,
    );
    return view(run);
  }

  async newest(period: RebatePeriodName): Promise<RebateRun | null> {
    const run = await this.runs.newest(period);
    return run && view(run);
  }

  private async notFailed(id: string): Promise<RebateRunRow> {
    const run = await this.runs.find(id);
    if (run && run.state !== 'failed') return run;
    throw new Refusal('unavailable', run?.error ?? COULD_NOT, { retryAfterSeconds: 5 });
  }
}

function view(run: RebateRunRow): RebateRun {
  const { id, periodType, period, state, error, finishedAt } = run;
  const { rowsCreated: created, rowsUpdated: updated, rowsUnchanged: unchanged, rowsPaid: paid } = run;
  const share = run.customersTotal ? run.customersDone / run.customersTotal : 0;
  return {
    id,
    periodType,
    period,
    state,
    progress: state === 'done' ? 1 : Math.floor(Math.min(share, 0.99) * 100) / 100,
    customers: created + updated + unchanged + paid,
    created,
    updated,
    unchanged,
    paid,
    askedBy: run.origin.actorName,
    askedAt: run.createdAt,
    finishedAt,
    error,
    message: messageOf(run),
  };
}

function messageOf({ state, customersDone, customersTotal, ...rows }: RebateRunRow): string {
  if (state === 'queued') return 'Waiting to begin.';
  if (state === 'failed') return rows.error ?? COULD_NOT;
  if (state === 'running') {
    return customersTotal === null
      ? 'Taking in the latest orders.'
      : `${customersDone} of ${customersTotal} customers.`;
  }
  const { rowsCreated: created, rowsUpdated: updated, rowsUnchanged: unchanged, rowsPaid: paid } = rows;
  const customers = created + updated + unchanged + paid;
  if (customers === 0) return 'No customer has purchases in this period.';
  const parts = [
    [created, 'new'],
    [updated, 'changed'],
    [unchanged, 'as before'],
    [paid, 'paid already'],
  ] as const;
  const said = parts.filter(([count]) => count > 0).map(([count, what]) => `${count} ${what}`);
  return `${customers} ${customers === 1 ? 'customer' : 'customers'}: ${said.join(', ')}.`;
}
