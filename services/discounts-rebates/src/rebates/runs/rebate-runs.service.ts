import type { RebateRun } from '@larder/contracts';
import { type RebatePeriodName, sentence, type Sentence, unpackSentence } from '@larder/kernel';
import { currentOrigin, translated } from '@larder/platform';
import { awaitSuccess } from '@larder/platform/jobs';
import { Injectable } from '@nestjs/common';
import { RebateRunRepository, type RebateRunRow } from './rebate-run.repository.js';
import { RebateRunQueue } from './rebate-run.worker.js';

/** The gateway waits a little longer than this. */
const WAIT_MS = 90_000;

const FAILED = 'The calculation failed.';

/** The sentence about a failed run. */
const failureOf = (error: string | null): Sentence => unpackSentence(error ?? FAILED);

@Injectable()
export class RebateRunsService {
  constructor(
    private readonly runs: RebateRunRepository,
    private readonly queue: RebateRunQueue,
  ) {}

  /** @returns the finished run, or its state after a minute and a half. */
  async calculate(period: RebatePeriodName): Promise<RebateRun> {
    const { id, isNew } = await this.runs.findOrMake(period, currentOrigin());
    if (isNew) await this.queue.enqueue(id);
    return view(await awaitSuccess(async () => await this.runs.find(id), WAIT_MS, FAILED));
  }

  async newest(period: RebatePeriodName): Promise<RebateRun | null> {
    const run = await this.runs.newest(period);
    return run && view(run);
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
    error: error === null ? null : translated(failureOf(error)),
    message: messageOf(run),
  };
}

function messageOf({ state, customersDone, customersTotal, ...rows }: RebateRunRow): string {
  if (state === 'queued') return translated('Waiting to start.');
  if (state === 'failed') return translated(failureOf(rows.error));
  if (state === 'running') {
    return customersTotal === null
      ? translated('Reading the latest orders.')
      : translated(sentence('{done} of {total} customers.', { done: customersDone, total: customersTotal }));
  }
  const { rowsCreated: created, rowsUpdated: updated, rowsUnchanged: unchanged, rowsPaid: paid } = rows;
  const customers = created + updated + unchanged + paid;
  if (customers === 0) return translated('No customer has purchases in this period.');
  const parts = [
    created > 0 && sentence('{count} new', { count: created }),
    updated > 0 && sentence('{count} changed', { count: updated }),
    unchanged > 0 && sentence('{count} unchanged', { count: unchanged }),
    paid > 0 && sentence('{count} already paid', { count: paid }),
  ];
  const details = parts
    .filter((part) => part !== false)
    .map(translated)
    .join(translated(', '));
  return translated(
    customers === 1
      ? sentence('{customers} customer: {details}.', { customers, details })
      : sentence('{customers} customers: {details}.', { customers, details }),
  );
}
