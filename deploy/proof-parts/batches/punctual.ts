import type { RunningSystem } from '../../launcher/start-system.ts';
import { asOwner } from '../owner.ts';
import { percentile } from '../statistics.ts';
import type { Line } from '../verdict.ts';
import type { ModelBatch } from './batch-model.ts';

/** From a kill until catalog answers again. */
export type Outage = readonly [from: number, to: number];

/** How late a start may be. */
export const LATE_MS = 2_000;

/** How late a price may be visible: a list may be a second old at the gateway. */
export const SEEN_MS = LATE_MS + 1_500;

/** During an outage, and while late starts are being made up for, the gateway serves old lists. */
export const isAway = (outages: readonly Outage[], at: number): boolean =>
  outages.some(([from, to]) => at > from - 1_000 && at < to + SEEN_MS);

/** Compares planned times with the times of the events. */
export async function punctual(
  system: RunningSystem,
  batches: readonly ModelBatch[],
  outages: readonly Outage[],
): Promise<Line[]> {
  const rows = await asOwner(system, async (owner) => {
    const { rows: all } = await owner.query<{ id: string; type: string; at: Date; store: string }>(
      `SELECT substr(subject, 13) AS id, type, occurred_at AS at, store.slug AS store
         FROM catalog.event_log JOIN catalog.store ON store.id = store_id
        WHERE type IN ('price-batch.started', 'price-batch.ended')`,
    );
    return all;
  });
  const happened = Map.groupBy(rows, ({ id, type, store }) => `${id} ${type} ${store}`);
  const lates: number[] = [];
  let missing = 0;
  let early = 0;
  let twice = 0;
  for (const { id, stores, startsAt, endsAt } of batches)
    for (const store of stores) {
      const outage = outages.find(([from, to]) => startsAt > from - LATE_MS && (endsAt ?? startsAt) < to + LATE_MS);
      // The whole time of the batch may have passed during the outage.
      const mayBeMissed = endsAt !== null && outage !== undefined;
      for (const [type, due] of [
        ['started', startsAt],
        ...(endsAt === null ? [] : [['ended', endsAt] as const]),
      ] as const) {
        const events = happened.get(`${id} price-batch.${type} ${store}`) ?? [];
        if (events.length === 0 && !mayBeMissed) missing += 1;
        if (events.length > 1) twice += 1;
        const back = outages.find(([from, to]) => due > from - LATE_MS && due < to)?.[1] ?? due;
        const at = events[0]?.at.getTime();
        if (at === undefined) continue;
        if (at < due) early += 1;
        lates.push(at - Math.max(due, back));
      }
    }
  const most = Math.max(...lates);
  return [
    {
      claim: `each batch starts and ends within ${LATE_MS / 1_000} s of its time, or of the end of the outage`,
      holds: missing === 0 && early === 0 && most <= LATE_MS,
      figures: `${lates.length} starts and ends, latest ${most} ms, p95 ${percentile(lates, 0.95)} ms, ${missing} missing, ${early} early`,
    },
    { claim: 'none starts or ends twice', holds: twice === 0, figures: `${twice} twice` },
  ];
}
