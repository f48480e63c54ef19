import type { Screen } from '@larder/contracts';
import type { ScreenState } from '@larder/kernel';

/** How many screens there are, and of each state. */
export function countStates(screens: readonly Pick<Screen, 'state'>[]): Record<ScreenState | 'all', number> {
  const counts = { all: screens.length, shown: 0, waiting: 0, stale: 0 };
  for (const { state } of screens) counts[state] += 1;
  return counts;
}
