import { formatBoardTime, relativeTime } from '@larder/kernel';
import { useQuery } from '@tanstack/react-query';
import { Clock, TriangleAlert } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { settingsQuery, storeQuery } from '../../../shared/api/stores.ts';
import { useNow } from '../../../shared/time/use-time.ts';
import { Badge } from '../../../shared/ui/badge.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { ErrorState } from '../../../shared/ui/states.tsx';
import { productListTexts } from '../../../texts/product-list.ts';
import { timestampTexts } from '../../../texts/products/timestamp.ts';
import styles from '../products.module.css';
import { TimestampForm } from './timestamp-form.tsx';

/** From this age on the prices look forgotten. */
const OLD_MS = 24 * 3_600_000;
const CLOCK_MS = 5_000;

interface TimestampCardProps {
  editable: boolean;
  /** The page says already that the settings could not be read. */
  failureTold: boolean;
}

/** Since when the prices are current: what the board tells every shopper. */
export function TimestampCard({ editable, failureTold }: TimestampCardProps) {
  const settings = useQuery(settingsQuery);
  const zone = useQuery(storeQuery).data?.timeZone ?? null;
  const now = useNow(CLOCK_MS);
  const [editing, setEditing] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  useEffect(() => {
    if (wasEditing.current && !editing) button.current?.focus();
    wasEditing.current = editing;
  }, [editing]);

  if (settings.isError && settings.data === undefined) {
    return failureTold ? null : (
      <ErrorState onRetry={() => void settings.refetch()}>
        <p className="font-semibold">{productListTexts.errorTitle}</p>
        <p>{settings.error.message}</p>
      </ErrorState>
    );
  }
  const lastUpdated = settings.data?.lastUpdated ?? null;
  const old = lastUpdated !== null && now.getTime() - Date.parse(lastUpdated) > OLD_MS;
  return (
    <section className={styles.timestampCard} data-old={old ? '' : undefined} aria-label={timestampTexts.title}>
      <div className="min-w-0 flex-1 basis-64">
        <h2 className="flex items-center gap-2 text-sm font-semibold text-ink-2">
          <Clock size={16} strokeWidth={1.75} aria-hidden />
          {timestampTexts.title}
        </h2>
        {!editing && (
          <>
            <p className="mt-1 flex flex-wrap items-baseline gap-x-2">
              <span className="text-sm font-semibold">{timestampTexts.asOf}</span>
              <span className="text-2xl font-extrabold">
                {settings.data === undefined || zone === null
                  ? timestampTexts.loading
                  : lastUpdated === null
                    ? timestampTexts.notSet
                    : formatBoardTime(lastUpdated, zone)}
              </span>
            </p>
            {lastUpdated !== null && (
              <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-2">
                {timestampTexts.lastUpdate(relativeTime(new Date(lastUpdated), now))}
                {old && (
                  <Badge tone="paused" icon={TriangleAlert}>
                    {timestampTexts.old}
                  </Badge>
                )}
              </p>
            )}
          </>
        )}
        {editing && zone !== null && (
          <TimestampForm lastUpdated={lastUpdated} timeZone={zone} onClose={() => setEditing(false)} />
        )}
      </div>
      {editable && zone !== null && settings.data !== undefined && !editing && (
        <Button ref={button} onClick={() => setEditing(true)}>
          {timestampTexts.update}
        </Button>
      )}
    </section>
  );
}
