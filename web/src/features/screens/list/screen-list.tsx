import type { Screen, Store } from '@larder/contracts';
import { type ScreenState } from '@larder/kernel';
import type { UseQueryResult } from '@tanstack/react-query';
import { MonitorX, Pencil, Trash2, CircleCheck, Hourglass, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { type DatedScreens, SCREENS_EVERY_MS } from '../../../shared/api/screens.ts';
import { Facts } from '../../../shared/kit/facts.tsx';
import { Loaded } from '../../../shared/kit/loaded.tsx';
import { formatInstant } from '../../../shared/time/format-time.ts';
import { useNow } from '../../../shared/time/use-time.ts';
import { Badge } from '../../../shared/ui/badge.tsx';
import { namesOf } from '../../../shared/ui/both-names.tsx';
import { IconButton } from '../../../shared/ui/button.tsx';
import { EmptyState, ErrorState } from '../../../shared/ui/states.tsx';
import { screenTexts } from '../../../texts/screens.ts';
import { formatAgo } from '../../../texts/words.ts';
import { fieldsOf, isSetUpHere } from '../model/screen-fields.ts';
import styles from '../screens.module.css';

interface ScreenListProps {
  screens: UseQueryResult<DatedScreens>;
  /** A store's short name; null for the screens of all. */
  ofStore: string | null;
  stores: readonly Store[];
  timeZone: string;
  /** The button that pairs a screen. */
  pair: ReactNode;
  onEdit: (screen: Screen) => void;
  onRemove: (screen: Screen) => void;
}

/** Every paired screen, or how to start. */
export function ScreenList({ screens, ofStore, stores, timeZone, pair, onEdit, onRemove }: ScreenListProps) {
  const now = useNow(SCREENS_EVERY_MS);
  return (
    <Loaded query={screens} loading={screenTexts.loading} failed={screenTexts.loadError}>
      {({ screens: every, changedAt, revision, clockOffsetMs }) => {
        const all = every.filter(({ store }) => ofStore === null || store === ofStore);
        if (all.length === 0)
          return (
            <EmptyState icon={MonitorX} title={screenTexts.emptyTitle} hint={screenTexts.emptyHint}>
              {pair}
            </EmptyState>
          );
        const since = changedAt === null ? null : formatInstant(changedAt, timeZone);
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
            <ul aria-label={screenTexts.list} className="bordered-list">
              {all.map((screen) => {
                const store = stores.find(({ slug }) => slug === screen.store);
                return (
                  <ScreenRow
                    key={screen.id}
                    screen={screen}
                    storeName={namesOf(store ?? { name: screen.store })[0].text}
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

/** The number of screens in each state. */
function countStates(screens: readonly Pick<Screen, 'state'>[]): Record<ScreenState | 'all', number> {
  const counts = { all: screens.length, shown: 0, waiting: 0, stale: 0 };
  for (const { state } of screens) counts[state] += 1;
  return counts;
}

interface ScreenRowProps {
  screen: Screen;
  storeName: string;
  /** The time zone of the store. */
  timeZone: string;
  now: Date;
  onEdit: () => void;
  onRemove: () => void;
}

function ScreenRow({ screen, storeName, timeZone, now, onEdit, onRemove }: ScreenRowProps) {
  const { lastSeenAt } = screen;
  return (
    <li data-screen={screen.id} className={styles.screenRow}>
      <div className="[grid-area:name] min-w-0">
        <p className="font-semibold wrap-anywhere">{screen.name}</p>
        <p className="text-sm text-ink-2 wrap-anywhere">
          {storeName} · {screenTexts.boards[screen.board]} ·{' '}
          {isSetUpHere(fieldsOf(screen)) ? screenTexts.ownSetUp : screenTexts.savedSetUp}
        </p>
      </div>
      <div className="[grid-area:state]">
        <StateBadge state={screen.state} />
      </div>
      <Facts
        className="flex flex-wrap gap-x-6 gap-y-1 text-[0.875rem] [grid-area:facts]"
        items={[
          [
            screenTexts.lastSeen,
            lastSeenAt === null ? (
              screenTexts.never
            ) : (
              <time dateTime={lastSeenAt} title={formatInstant(lastSeenAt, timeZone)}>
                {formatAgo(new Date(lastSeenAt), now)}
              </time>
            ),
          ],
          [screenTexts.shows, shownText(screen, timeZone)],
        ]}
      />
      <span className="flex [grid-area:actions] self-start md:self-center">
        <IconButton icon={Pencil} label={screenTexts.edit(screen.name)} onClick={onEdit} />
        <IconButton icon={Trash2} label={screenTexts.remove(screen.name)} className="text-price" onClick={onRemove} />
      </span>
    </li>
  );
}

function shownText({ shownRevision, shownAt }: Screen, timeZone: string): string {
  if (shownRevision === null) return screenTexts.showsNothing;
  return shownAt === null
    ? screenTexts.revision(shownRevision)
    : screenTexts.revisionSince(shownRevision, formatInstant(shownAt, timeZone));
}

const ICONS = { shown: CircleCheck, waiting: Hourglass, stale: TriangleAlert } as const;
const TONES = { shown: 'good', waiting: 'info', stale: 'danger' } as const;

/** Whether a screen shows the newest prices: as text, icon and colour. */
function StateBadge({ state }: { state: ScreenState }) {
  return (
    <span title={screenTexts.stateHints[state]}>
      <Badge tone={TONES[state]} icon={ICONS[state]}>
        {screenTexts.states[state]}
      </Badge>
    </span>
  );
}
