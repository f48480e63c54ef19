import type { Screen } from '@larder/contracts';
import { relativeTime, type ScreenState } from '@larder/kernel';
import { Pencil, Trash2, CircleCheck, Hourglass, TriangleAlert } from 'lucide-react';
import { instantWords } from '../../../shared/time/time-words.ts';
import { Badge } from '../../../shared/ui/badge.tsx';
import { screenTexts } from '../../../texts/screens.ts';
import { fieldsOf, isSetUpHere } from '../model/screen-fields.ts';
import styles from '../screens.module.css';

interface ScreenRowProps {
  screen: Screen;
  storeName: string;
  /** The store's. */
  timeZone: string;
  now: Date;
  onEdit: () => void;
  onRemove: () => void;
}

export function ScreenRow({ screen, storeName, timeZone, now, onEdit, onRemove }: ScreenRowProps) {
  const { lastSeenAt } = screen;
  return (
    <li data-screen={screen.id} className={styles.screenRow}>
      <div className="[grid-area:name] min-w-0">
        <p className="font-semibold [overflow-wrap:anywhere]">{screen.name}</p>
        <p className="text-sm text-ink-2 [overflow-wrap:anywhere]">
          {storeName} · {screenTexts.boards[screen.board]} ·{' '}
          {isSetUpHere(fieldsOf(screen)) ? screenTexts.ownSetUp : screenTexts.savedSetUp}
        </p>
      </div>
      <div className="[grid-area:state]">
        <StateBadge state={screen.state} />
      </div>
      <dl className={styles.screenFacts}>
        <div>
          <dt>{screenTexts.lastSeen}</dt>
          <dd>
            {lastSeenAt === null ? (
              screenTexts.never
            ) : (
              <time dateTime={lastSeenAt} title={instantWords(lastSeenAt, timeZone)}>
                {relativeTime(new Date(lastSeenAt), now)}
              </time>
            )}
          </dd>
        </div>
        <div>
          <dt>{screenTexts.shows}</dt>
          <dd>{shownWords(screen, timeZone)}</dd>
        </div>
      </dl>
      <span className={styles.screenActions}>
        <button type="button" className="icon-button" aria-label={screenTexts.edit(screen.name)} onClick={onEdit}>
          <Pencil size={18} strokeWidth={1.75} aria-hidden />
        </button>
        <button
          type="button"
          className="icon-button text-price"
          aria-label={screenTexts.remove(screen.name)}
          onClick={onRemove}
        >
          <Trash2 size={18} strokeWidth={1.75} aria-hidden />
        </button>
      </span>
    </li>
  );
}

function shownWords({ shownRevision, shownAt }: Screen, timeZone: string): string {
  if (shownRevision === null) return screenTexts.showsNothing;
  return shownAt === null
    ? screenTexts.revision(shownRevision)
    : screenTexts.revisionSince(shownRevision, instantWords(shownAt, timeZone));
}

const ICONS = { shown: CircleCheck, waiting: Hourglass, stale: TriangleAlert } as const;
const TONES = { shown: 'good', waiting: 'info', stale: 'danger' } as const;

/** Whether a screen shows the newest prices: in words, with a sign and a colour. */
function StateBadge({ state }: { state: ScreenState }) {
  return (
    <span title={screenTexts.stateHints[state]}>
      <Badge tone={TONES[state]} icon={ICONS[state]}>
        {screenTexts.states[state]}
      </Badge>
    </span>
  );
}
