import type { TerminalCategory, TerminalConfig } from '@larder/kernel';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useBeat } from '../../shared/signage/beat/use-beat.ts';
import { useAwake, useTurns } from '../../shared/signage/screen/use-awake.ts';
import type { AssignedBoard, SignageProduct } from '../../shared/signage/signage-snapshot.ts';
import { useSignage } from '../../shared/signage/use-signage.ts';
import { terminalTexts } from '../../texts/signage/terminal.ts';
import { clockWords, saveZone, savedZone, screensOwnZone, zoneOf } from './clock-words.ts';
import { ROWS_LANDSCAPE, ROWS_PORTRAIT, columnPage } from './rows/column-page.ts';
import type { Side, TerminalColumn } from './rows/faces-of.ts';
import { PriceNews } from './rows/price-news.ts';
import { terminalRows } from './rows/terminal-row.ts';
import { saveChoice, savedChoice } from './terminal-choice.ts';
import { TerminalView, useMedia } from './terminal-view.tsx';

/** How long after the last key or movement the selectors are hidden. */
const AWAKE_MS = 8_000;

interface TerminalPageProps {
  /** Null on a screen that is not paired. */
  assigned: AssignedBoard | null;
}

/** The prices of two categories, as an airport shows departures. */
export function TerminalPage({ assigned }: TerminalPageProps) {
  const { products, clockOffsetMs } = useSignage();
  const [chosen, setChosen] = useState(savedChoice);
  const shown = assigned?.terminal ?? chosen;
  const awake = useAwake(AWAKE_MS, false);
  const turn = useTurns(awake);
  const portrait = useMedia('(orientation: portrait)');
  const zone = useStoreZone(assigned?.store ?? new URLSearchParams(location.search).get('store'));
  const now = useWallClock(clockOffsetMs);
  const words = clockWords(now, zone);

  const fit = portrait ? ROWS_PORTRAIT : ROWS_LANDSCAPE;
  const columns = useMemo((): Record<Side, TerminalColumn> => {
    const columnOf = (category: TerminalCategory): TerminalColumn => ({
      category,
      ...columnPage(terminalRows(products ?? [], category), fit, turn),
    });
    return { left: columnOf(shown.left), right: columnOf(shown.right) };
  }, [products, shown.left, shown.right, fit, turn]);
  const news = usePriceNews(
    useMemo(
      () => products?.filter(({ category }) => category === shown.left || category === shown.right) ?? null,
      [products, shown.left, shown.right],
    ),
  );

  const choose = (choice: TerminalConfig): void => {
    setChosen(choice);
    saveChoice(choice);
  };
  return (
    <>
      <title>{terminalTexts.pageTitle}</title>
      <TerminalView
        words={words}
        zone={zone}
        columns={columns}
        note={products === null ? 'waiting' : 'empty'}
        awake={awake}
        onChoose={
          assigned?.terminal === undefined || assigned.terminal === null
            ? (side, category) => choose({ ...chosen, [side]: category })
            : null
        }
      />
      <output className="sg-hidden">{news}</output>
    </>
  );
}

const MINUTE_MS = 60_000;

/** The server's time to the minute: the clocks of televisions drift. */
function useWallClock(offsetMs: number): Date {
  const [wallMs, setWallMs] = useState(() => Date.now());
  useBeat((beat) => {
    if (minuteOf(beat.wallMs + offsetMs) !== minuteOf(wallMs + offsetMs)) setWallMs(beat.wallMs);
  });
  return new Date(minuteOf(wallMs + offsetMs) * MINUTE_MS);
}

const minuteOf = (ms: number): number => Math.floor(ms / MINUTE_MS);

/** New prices for screen readers, at most once a minute. */
function usePriceNews(products: readonly SignageProduct[] | null): string {
  const [news] = useState(() => new PriceNews());
  const [told, setTold] = useState('');
  useEffect(() => {
    if (products === null) return;
    news.look(products);
    const dueInMs = news.dueInMs(Date.now());
    if (dueInMs === null) return;
    const timer = setTimeout(() => {
      const { named, more } = news.tell(Date.now());
      setTold(terminalTexts.news(named, more));
    }, dueInMs);
    return () => clearTimeout(timer);
  }, [products, news]);
  return told;
}

const TIMEOUT_MS = 10_000;
/** How long to wait before asking for an unknown zone again. */
const AGAIN_MS = 60_000;

interface Question {
  /** For the caller to give up. */
  leaving: AbortController;
  askedAt: number;
  isAnswered: boolean;
}

/** The zone of the store's clock; until it is known, the one this screen last knew, else the screen's own. */
function useStoreZone(store: string | null): string {
  const [known, setKnown] = useState(() => ({ store, zone: savedZone(store) }));
  const question = useRef<Question | null>(null);

  const ask = async (each: Question): Promise<void> => {
    each.askedAt = performance.now();
    const zone = await askForZone(store, each.leaving.signal);
    if (zone === null || each.leaving.signal.aborted) return;
    each.isAnswered = true;
    saveZone(store, zone);
    setKnown({ store, zone });
  };
  useEffect(() => {
    const each = { leaving: new AbortController(), askedAt: 0, isAnswered: false };
    question.current = each;
    void ask(each);
    return () => each.leaving.abort();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- it asks anew for another store and for nothing else
  }, [store]);
  useBeat(({ steadyMs }) => {
    const each = question.current;
    if (each !== null && !each.isAnswered && steadyMs - each.askedAt >= AGAIN_MS) void ask(each);
  });
  return (known.store === store ? known.zone : savedZone(store)) ?? screensOwnZone();
}

async function askForZone(store: string | null, leaving: AbortSignal): Promise<string | null> {
  const deadline = new AbortController();
  const giveUp = (): void => deadline.abort();
  const timer = setTimeout(giveUp, TIMEOUT_MS);
  leaving.addEventListener('abort', giveUp);
  try {
    const answer = await fetch('/api/stores', { signal: deadline.signal });
    return answer.ok ? zoneOf(await answer.json(), store) : null;
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
    leaving.removeEventListener('abort', giveUp);
  }
}
