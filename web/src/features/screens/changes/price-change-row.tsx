import type { PriceChange } from '@larder/contracts';
import { ChevronDown, CircleCheck, Hourglass, TriangleAlert } from 'lucide-react';
import { AuditSubjectLink } from '../../../shared/routing/audit-link.tsx';
import { instantWords } from '../../../shared/time/time-words.ts';
import { Badge } from '../../../shared/ui/badge.tsx';
import { priceChangeTexts, screenTexts } from '../../../texts/screens.ts';
import { confirmedInMs, durationWords, slowestMs } from '../model/receipts.ts';
import styles from '../screens.module.css';

interface PriceChangeRowProps {
  change: PriceChange;
  /** The name of the product that was changed; null where it was another kind of change, or the product is gone. */
  product: string | null;
  timeZone: string;
}

/** One change: what, when, and how many screens confirmed it; each screen's time behind it. */
export function PriceChangeRow({ change, product, timeZone }: PriceChangeRowProps) {
  const slowest = slowestMs(change);
  const kind = priceChangeTexts.kinds[change.type] ?? change.type;
  return (
    <li data-change={change.revision} className={styles.changeRow}>
      <div>
        <p className="[overflow-wrap:anywhere]">
          <span className="font-semibold">{kind}</span>
          {product !== null && ` · ${product}`}
        </p>
        <p className="text-sm text-ink-2">
          <time dateTime={change.at}>{instantWords(change.at, timeZone)}</time> ·{' '}
          {screenTexts.revision(change.revision)}
        </p>
      </div>
      {change.screens.length === 0 ? (
        <p className="text-sm text-ink-2">{priceChangeTexts.noScreens}</p>
      ) : (
        <div className={styles.changeReceipts}>
          <Receipts change={change} />
          {slowest !== null && <p className="text-sm text-ink-2">{priceChangeTexts.slowest(durationWords(slowest))}</p>}
        </div>
      )}
      <AuditSubjectLink subject={change.subject} about={product ?? kind} />
      {change.screens.length > 0 && <EachScreen change={change} />}
    </li>
  );
}

function Receipts({ change: { confirmed, waiting, stale, screens } }: { change: PriceChange }) {
  const tone = stale > 0 ? 'danger' : waiting > 0 ? 'info' : 'good';
  const icon = stale > 0 ? TriangleAlert : waiting > 0 ? Hourglass : CircleCheck;
  return (
    <Badge tone={tone} icon={icon}>
      {priceChangeTexts.receipts(confirmed, screens.length, waiting, stale)}
    </Badge>
  );
}

function EachScreen({ change }: { change: PriceChange }) {
  return (
    <details className={styles.changeScreens}>
      <summary>
        {priceChangeTexts.each}
        <ChevronDown size={18} strokeWidth={1.75} aria-hidden />
      </summary>
      <ul>
        {change.screens.map(({ id, name, confirmedAt, state }) => {
          const time = confirmedInMs(change, confirmedAt);
          return (
            <li key={id}>
              <span className="[overflow-wrap:anywhere]">{name}</span>
              <span className={time === null && state === 'stale' ? 'font-semibold text-danger-ink' : 'text-ink-2'}>
                {time === null ? screenTexts.states[state] : priceChangeTexts.shownIn(durationWords(time))}
              </span>
            </li>
          );
        })}
      </ul>
    </details>
  );
}
