import type { AccountFacts } from '../account.repository.js';
import type { RebateRow } from '../rebate-row.js';

/** How the rebates of two customers merge: one rebate per period; paid ones are kept. */
export type RebateMerge =
  | { kind: 'merge'; dropped: RebateRow[] }
  /** Both have rebates in these periods that must be kept. */
  | { kind: 'refused'; periods: string[] };

export function mergeRebates(from: AccountFacts, into: AccountFacts): RebateMerge {
  const kept = keptIds(from, into);
  const dropped: RebateRow[] = [];
  const refused: string[] = [];
  for (const row of from.rows) {
    const other = into.rows.find(({ periodType, period }) => periodType === row.periodType && period === row.period);
    if (!other) continue;
    if (!kept.has(row.id)) dropped.push(row);
    else if (!kept.has(other.id)) dropped.push(other);
    else refused.push(row.period);
  }
  return refused.length > 0 ? { kind: 'refused', periods: refused } : { kind: 'merge', dropped };
}

/** Paid rebates, and those whose later changes a paid one settled. */
function keptIds(...accounts: readonly AccountFacts[]): Set<string> {
  const paid = new Set(
    accounts
      .flatMap(({ rows }) => rows)
      .filter(({ status }) => status === 'paid')
      .map(({ id }) => id),
  );
  const settled = accounts.flatMap(({ lines }) => lines).filter(({ targetId }) => paid.has(targetId));
  return new Set([...paid, ...settled.map(({ sourceId }) => sourceId)]);
}
