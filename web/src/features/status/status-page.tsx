import type { Store, StatusPartName } from '@larder/contracts';
import { useQuery } from '@tanstack/react-query';
import {
  Phone,
  RotateCw,
  CircleCheck,
  CircleHelp,
  CirclePause,
  OctagonX,
  TriangleAlert,
  type LucideIcon,
} from 'lucide-react';
import { type ReactNode, type Ref, useEffect, useRef, useState } from 'react';
import { storeQuery } from '../../shared/api/stores.ts';
import { languageOf } from '../../shared/chinese.ts';
import { namesOf } from '../../shared/ui/both-names.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { Announcer, announcements } from '../../shared/ui/live/announcer.tsx';
import { ShopBar } from '../../shared/ui/shop-bar.tsx';
import { SkipLink } from '../../shared/ui/skip-link.tsx';
import { useOrderingPause } from '../../shared/use-ordering-pause.ts';
import { LANGUAGE } from '../../texts/language.ts';
import { statusTexts, type KnownState } from '../../texts/status.ts';
import { statusQuery } from './status-answer.ts';
import { type StatusView, formatClock, statusView, type StatusRow } from './status-view.ts';

const WIDTH = 'mx-auto w-full max-w-[960px] px-4 md:px-6';
const SUMMARY = 'grid min-h-[60px] grid-cols-[auto_minmax(0,1fr)] items-start gap-x-4 gap-y-3';
const ROW =
  'grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-2 border border-l-6 border-edge bg-surface px-5 pt-4 pb-4.5 break-inside-avoid';

/** The status of all parts: the same for staff and for the public. */
export function StatusPage() {
  const title = useRef<HTMLHeadingElement>(null);
  const store = useQuery(storeQuery).data ?? null;
  const { data, refetch } = useQuery(statusQuery);
  const [retrying, setRetrying] = useState(false);
  const view = data === undefined ? null : statusView(data);
  useAnnouncedChange(view?.summary ?? null);
  const retry = async (): Promise<void> => {
    setRetrying(true);
    const { data: next } = await refetch();
    setRetrying(false);
    // The pressed button is removed, so the title gets the focus; the change is announced in any case.
    if (next?.report) title.current?.focus();
    else announcements.say(statusTexts.unavailable);
  };
  return (
    // Readable from across the room on a wall screen.
    <div data-page="status" className="min-[1600px]:[zoom:1.3]">
      <title>{statusTexts.pageTitle(store && namesOf(store)[0].text)}</title>
      <SkipLink />
      <StatusHeader store={store} title={title}>
        {view === null ? (
          <div className={SUMMARY} aria-hidden>
            <span className="skeleton size-10 bg-hairline" />
            <span className="skeleton h-7 w-56 bg-hairline" />
          </div>
        ) : (
          <StatusSummary view={view} timeZone={store?.timeZone} retrying={retrying} onRetry={() => void retry()} />
        )}
      </StatusHeader>
      <main id="main" className={`${WIDTH} py-6 md:py-9`}>
        {view === null ? (
          <WaitingRows />
        ) : (
          <StatusRows rows={view.rows} instead={{ ordering: store?.phone && <CallStore phone={store.phone} /> }} />
        )}
      </main>
      <Announcer />
    </div>
  );
}

function CallStore({ phone }: { phone: string }) {
  return (
    <a
      className="button col-span-full justify-self-start"
      data-tone="plain"
      href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}
    >
      <Phone size={18} strokeWidth={1.75} aria-hidden />
      {statusTexts.call(phone)}
    </a>
  );
}

/** Announces a changed sentence to screen readers; the first one is read with the page. */
function useAnnouncedChange(sentence: string | null): void {
  const last = useRef<string | null>(null);
  useEffect(() => {
    if (sentence === null || sentence === last.current) return;
    if (last.current !== null) announcements.say(sentence);
    last.current = sentence;
  }, [sentence]);
}

interface StatusSummaryProps {
  view: StatusView;
  timeZone: string | undefined;
  retrying: boolean;
  onRetry: () => void;
}

/** A sentence about all parts, and the time of the status. */
function StatusSummary({ view, timeZone, retrying, onRetry }: StatusSummaryProps) {
  const { state, summary, why, reportedAt } = view;
  return (
    <div className={SUMMARY}>
      <StateShape state={state} size={40} />
      <div className="grid min-w-0 gap-1">
        <p className="text-xl font-extrabold md:text-2xl">{summary}</p>
        {why !== null && <p className="text-ink-2">{why}</p>}
        {reportedAt !== null && (
          <p className="text-ink-2">
            <time dateTime={reportedAt}>{statusTexts.asOf(formatClock(reportedAt, timeZone))}</time>
          </p>
        )}
      </div>
      {reportedAt === null && (
        <Button
          icon={RotateCw}
          iconSize={16}
          className="screen-only col-start-2 justify-self-start"
          aria-disabled={retrying}
          onClick={() => !retrying && onRetry()}
        >
          {retrying ? statusTexts.retrying : statusTexts.retry}
        </Button>
      )}
    </div>
  );
}

interface StatusHeaderProps {
  store: Store | null;
  title: Ref<HTMLHeadingElement>;
  children: ReactNode;
}

/** The names of shop and page, and below them the summary. */
function StatusHeader({ store, title, children }: StatusHeaderProps) {
  return (
    <header>
      <ShopBar store={store} board={statusTexts.board} width={WIDTH} />
      <div className="butcher-paper border-b border-hairline">
        <div className={`${WIDTH} grid gap-4 py-6 md:py-9`}>
          <h1 ref={title} tabIndex={-1} className="text-3xl font-extrabold md:text-4xl">
            {statusTexts.title}
          </h1>
          {children}
        </div>
      </div>
    </header>
  );
}

interface StatusRowsProps {
  rows: readonly StatusRow[];
  /** Alternatives offered in a part's row while it is down or paused. */
  instead: Partial<Record<StatusPartName, ReactNode>>;
}

function StatusRows({ rows, instead }: StatusRowsProps) {
  return (
    <ul className="grid gap-4" aria-label={statusTexts.list}>
      {rows.map(({ part, state, meaning }) => (
        <li
          key={part}
          className={`${ROW} border-l-(--state-ink) ${STATES[state].look}`}
          data-part={part}
          data-state={state}
        >
          <h2 className="text-lg font-extrabold md:text-xl">{statusTexts.parts[part].name}</h2>
          <StateBadge state={state} />
          <p className="col-span-full max-w-[65ch] text-ink-2">
            {state === 'paused' && LANGUAGE !== 'en' ? <PausedMeaning english={meaning} /> : meaning}
          </p>
          {(state === 'down' || state === 'paused') && instead[part]}
        </li>
      ))}
    </ul>
  );
}

/** The status has the pause as an English sentence; the settings have the same as fields, to be translated. */
function PausedMeaning({ english }: { english: string }) {
  const { sentence } = useOrderingPause();
  return sentence ?? <span lang={languageOf(english)}>{english}</span>;
}

const WAITING: readonly StatusPartName[] = ['board', 'ordering', 'signage'];

/** The same rows before the status is known. */
function WaitingRows() {
  return (
    <>
      <output className="sr-only">{statusTexts.loading}</output>
      <ul className="grid gap-4" aria-hidden>
        {WAITING.map((part) => (
          <li key={part} className={`${ROW} border-l-hairline`}>
            <span className="text-lg font-extrabold md:text-xl">{statusTexts.parts[part].name}</span>
            <span className="skeleton h-8 w-24" />
            <p className="col-span-full max-w-[65ch]">
              <span className="skeleton block h-6 w-full max-w-96" />
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Each state has a color and a shape: a circle, a triangle, an octagon. */
const STATES: Readonly<Record<KnownState, { Shape: LucideIcon; look: string }>> = {
  up: { Shape: CircleCheck, look: '[--state-ink:var(--color-good)] [--state-tint:var(--color-good-tint)]' },
  limited: {
    Shape: TriangleAlert,
    look: '[--state-ink:var(--color-turmeric-ink)] [--state-tint:var(--color-turmeric-tint)]',
  },
  down: { Shape: OctagonX, look: '[--state-ink:var(--color-danger-ink)] [--state-tint:var(--color-price-tint)]' },
  paused: {
    Shape: CirclePause,
    look: '[--state-ink:var(--color-turmeric-ink)] [--state-tint:var(--color-turmeric-tint)]',
  },
  unknown: { Shape: CircleHelp, look: '[--state-ink:var(--color-ink-2)] [--state-tint:var(--color-quiet-tint)]' },
};

function StateShape({ state, size }: { state: KnownState; size: number }) {
  const { Shape, look } = STATES[state];
  return (
    <span className={`inline-flex flex-none text-(--state-ink) ${look}`} data-state={state}>
      <Shape size={size} strokeWidth={1.75} aria-hidden />
    </span>
  );
}

/** A state as a shape, text and colour. */
function StateBadge({ state }: { state: KnownState }) {
  return (
    <span
      className={`inline-flex items-center gap-2 rounded-full bg-(--state-tint) py-1 pr-3 pl-2 font-bold whitespace-nowrap text-(--state-ink) print:bg-transparent print:p-0 ${STATES[state].look}`}
      data-state={state}
    >
      <StateShape state={state} size={22} />
      {statusTexts.states[state]}
    </span>
  );
}
