import { freshnessOf } from '../../shared/api/freshness.ts';

/** What the price list said when nobody could tell the status: the gateway may have it even then. */
export type BoardAnswer = 'fresh' | 'stored' | 'silent' | 'refused' | 'unreachable';

/**
 * @param outcome The headers of the list, or the status of a refusal; 0 when no answer came.
 * @param isAnswered Whether anything of ours has been reached a moment before.
 */
export function boardSaid(outcome: Headers | number, isAnswered: boolean): BoardAnswer {
  if (typeof outcome !== 'number') {
    // Anybody else who answers in our place, as a network does that wants to be signed in to first, knows no revision.
    if (!outcome.has('x-revision')) return 'unreachable';
    return freshnessOf(outcome).outdated ? 'stored' : 'fresh';
  }
  if (outcome >= 500) return 'silent';
  if (outcome !== 0) return 'refused';
  return isAnswered ? 'silent' : 'unreachable';
}
