import type { Screen, Store } from '@larder/contracts';
import type { ScreenState } from '@larder/kernel';
import type { UseQueryResult } from '@tanstack/react-query';
import { MonitorX } from 'lucide-react';
import type { ReactNode } from 'react';
import { type DatedScreens, SCREENS_EVERY_MS } from '../../../shared/api/screens.ts';
import { Loaded } from '../../../shared/kit/loaded.tsx';
import { instantWords } from '../../../shared/time/time-words.ts';
import { useNow } from '../../../shared/time/use-time.ts';
import { EmptyState, ErrorState } from '../../../shared/ui/states.tsx';
import { screenTexts } from '../../../texts/screens.ts';
import styles from '../screens.module.css';
import { ScreenRow } from './screen-row.tsx';

interface ScreenListProps {
  screens: UseQueryResult<DatedScreens>;
  stores: readonly Store[];
  timeZone: string;
  /** The button that pairs one more. */
  pair: ReactNode;
  onEdit: (screen: Screen) => void;
  onRemove: (screen: Screen) => void;
}

/** Every paired screen, or how to begin. */
export function ScreenList({ screens, stores, timeZone, pair, onEdit, onRemove }: ScreenListProps) {
  const now = useNow(SCREENS_EVERY_MS);
  return (
    <Loaded query={screens} loading={screenTexts.loading} failed={screenTexts.loadError}>
      {({ screens: all, changedAt, revision, clockOffsetMs }) => {
        if (all.length === 0)
          return (
            <EmptyState
              icon={<MonitorX size={32} strokeWidth={1.5} aria-hidden />}
              title={screenTexts.emptyTitle}
              hint={screenTexts.emptyHint}
            >
              {pair}
            </EmptyState>
          );
        const since = changedAt === null ? null : instantWords(changedAt, timeZone);
        return (
          <div className="grid gap-3">
            <div className="flex flex-wrap items-center justify-between gap-3">
              <div>
                <p className="font-semibold">{screenTexts.summary(countStates(all))}</p>
                <p className="text-sm text-ink-2">{screenTexts.newest(revision, since)}</p>
              </div>
              {pair}
            </div>
            {screens.isError && <ErrorState onRetry={() => void screens.refetch()}>{screenTexts.notFresh}</ErrorState>}
            <ul aria-label={screenTexts.list} className={styles.screenList}>
              {all.map((screen) => {
                const store = stores.find(({ slug }) => slug === screen.store);
                return (
                  <ScreenRow
                    key={screen.id}
                    screen={screen}
                    storeName={store?.name ?? screen.store}
                    timeZone={store?.timeZone ?? timeZone}
                    now={new Date(now.getTime() + clockOffsetMs)}
                    onEdit={() => onEdit(screen)}
                    onRemove={() => onRemove(screen)}
                  />
                );
              })}
            </ul>
          </div>
        );
      }}
    </Loaded>
  );
}

/** How many screens there are, and of each state. */
function countStates(screens: readonly Pick<Screen, 'state'>[]): Record<ScreenState | 'all', number> {
  const counts = { all: screens.length, shown: 0, waiting: 0, stale: 0 };
  for (const { state } of screens) counts[state] += 1;
  return counts;
}
