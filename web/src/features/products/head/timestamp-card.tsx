import { formatBoardTime } from '@larder/kernel';
import { useQuery } from '@tanstack/react-query';
import { Clock, TriangleAlert } from 'lucide-react';
import { useEffect, useRef, useState, useId, type FormEvent } from 'react';
import { sentenceOf } from '../../../shared/api/api-error.ts';
import { settingsOf, useChangeSettings } from '../../../shared/api/use-change-settings.ts';
import { reasonOf } from '../../../shared/kit/loaded.tsx';
import { useStoreScope } from '../../../shared/kit/store-scope.tsx';
import { fromWallClock, toWallClock } from '../../../shared/time/store-time.ts';
import { useNow } from '../../../shared/time/use-time.ts';
import { toasts } from '../../../shared/toast/toast-store.ts';
import { Badge } from '../../../shared/ui/badge.tsx';
import { namesOf } from '../../../shared/ui/both-names.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { ErrorState } from '../../../shared/ui/states.tsx';
import { productListTexts } from '../../../texts/product-list.ts';
import { timestampTexts } from '../../../texts/products/timestamp.ts';
import { productToasts } from '../../../texts/products/toasts.ts';
import { formatAgo } from '../../../texts/words.ts';

/** Prices older than this are marked as possibly forgotten. */
const OLD_MS = 24 * 3_600_000;
const CLOCK_MS = 5_000;

interface TimestampCardProps {
  editable: boolean;
  /** Whether the page already reports that the settings could not be loaded. */
  failureTold: boolean;
}

/** The last confirmation of prices, whose time the board shows to shoppers. */
export function TimestampCard({ editable, failureTold }: TimestampCardProps) {
  const { slug, stores } = useStoreScope();
  const main = slug === null && stores.length > 1 ? stores.find((store) => store.isDefault) : undefined;
  const settings = useQuery(settingsOf(slug));
  const zone =
    (stores.find((store) => store.slug === slug) ?? stores.find((store) => store.isDefault))?.timeZone ?? null;
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
        <p>{reasonOf(settings.error)}</p>
      </ErrorState>
    );
  }
  const lastUpdated = settings.data?.lastUpdated ?? null;
  const old = lastUpdated !== null && now.getTime() - Date.parse(lastUpdated) > OLD_MS;
  return (
    <section
      className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 rounded-control data-old:bg-turmeric-tint data-old:px-3"
      data-old={old ? '' : undefined}
      title={main && timestampTexts.ofMain(namesOf(main)[0].text)}
      aria-label={timestampTexts.title}
    >
      {!editing && (
        <p className="flex flex-wrap items-center gap-x-2 text-sm">
          <Clock size={16} strokeWidth={1.75} className="flex-none text-ink-2" aria-hidden />
          <span className={`text-ink-2 max-sm:sr-only ${old ? 'max-2xl:sr-only' : ''}`}>{timestampTexts.asOf}</span>
          <span className="text-base font-extrabold">
            {settings.data === undefined || zone === null
              ? timestampTexts.loading
              : lastUpdated === null
                ? timestampTexts.notSet
                : formatBoardTime(lastUpdated, zone)}
          </span>
          {lastUpdated !== null && (
            <span className={`text-xs whitespace-nowrap text-ink-2 max-sm:sr-only ${old ? 'max-2xl:sr-only' : ''}`}>
              {timestampTexts.lastUpdate(formatAgo(new Date(lastUpdated), now))}
            </span>
          )}
          {old && (
            <Badge tone="paused" icon={TriangleAlert}>
              {timestampTexts.old}
            </Badge>
          )}
        </p>
      )}
      {main !== undefined && (
        // Visible while being edited; otherwise the title's line has no space for it.
        <p className={editing ? 'text-sm text-ink-2 wrap-anywhere' : 'sr-only'}>
          {timestampTexts.ofMain(namesOf(main)[0].text)}
        </p>
      )}
      {editing && zone !== null && (
        <TimestampForm
          lastUpdated={lastUpdated}
          timeZone={zone}
          everywhere={main !== undefined}
          onClose={() => setEditing(false)}
        />
      )}
      {editable && zone !== null && settings.data !== undefined && !editing && (
        <button ref={button} type="button" className="text-button text-sm" onClick={() => setEditing(true)}>
          {timestampTexts.update}
        </button>
      )}
    </section>
  );
}

interface TimestampFormProps {
  lastUpdated: string | null;
  timeZone: string;
  /** Whether it applies to every store, not only the default one. */
  everywhere: boolean;
  onClose: () => void;
}

/** The time on the store's clock, wherever the user is. */
function TimestampForm({ lastUpdated, timeZone, everywhere, onClose }: TimestampFormProps) {
  const [text, setText] = useState(() => (lastUpdated === null ? '' : toWallClock(lastUpdated, timeZone)));
  const [invalid, setInvalid] = useState(false);
  const save = useChangeSettings(productToasts.updateSettings, useStoreScope().slug);
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  useEffect(() => field.current?.focus(), []);

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (save.isPending) return;
    const instant = fromWallClock(text, timeZone);
    if (instant === null) {
      setInvalid(true);
      toasts.show({ ...productToasts.invalidTimestamp, tone: 'error' });
      field.current?.focus();
      return;
    }
    save.mutate({ lastUpdated: instant, ...(everywhere ? { everywhere } : {}) }, { onSuccess: onClose });
  };
  const complaint = invalid
    ? timestampTexts.invalid
    : save.isError
      ? sentenceOf(save.error, productToasts.updateSettings.failure.fallback)
      : null;

  return (
    <form noValidate className="mt-2 grid gap-1.5" onSubmit={submit}>
      <label htmlFor={id} className="text-sm font-semibold">
        {timestampTexts.field}
      </label>
      <span className="flex flex-wrap gap-2">
        <input
          ref={field}
          id={id}
          type="datetime-local"
          className="field flex-1 basis-52"
          value={text}
          onKeyDown={(event) => {
            if (event.key === 'Escape') onClose();
          }}
          aria-invalid={complaint !== null}
          aria-describedby={`${id}-note`}
          onChange={(event) => {
            setText(event.target.value);
            setInvalid(false);
          }}
        />
        <Button onClick={() => setText(toWallClock(new Date().toISOString(), timeZone))}>{timestampTexts.now}</Button>
        <Button tone="primary" type="submit" aria-busy={save.isPending}>
          {save.isPending ? timestampTexts.saving : timestampTexts.save}
        </Button>
        <Button onClick={onClose}>{timestampTexts.cancel}</Button>
      </span>
      <span
        id={`${id}-note`}
        role={complaint === null ? undefined : 'alert'}
        className={`text-sm ${complaint === null ? 'text-ink-2' : 'font-semibold text-price'}`}
      >
        {complaint ?? timestampTexts.zone(timeZone)}
      </span>
    </form>
  );
}
