import { FIRST_TERMINAL, TERMINAL_CATEGORIES, type TerminalCategory, type TerminalConfig } from '@larder/kernel';
import { useEffect, useMemo, useState } from 'react';
import { deviceStore } from '../../shared/browser-storage.ts';
import { useBeat } from '../../shared/signage/beat/use-beat.ts';
import { useAwake, useTurns } from '../../shared/signage/screen/use-awake.ts';
import { useStoreZone } from '../../shared/signage/screen/use-store-zone.ts';
import type { AssignedBoard, SignageProduct } from '../../shared/signage/signage-snapshot.ts';
import { useSignage } from '../../shared/signage/use-signage.ts';
import { terminalTexts } from '../../texts/signage/terminal.ts';
import type { Side, TerminalColumn } from './rows/faces-of.ts';
import { PriceNews } from './rows/price-news.ts';
import { columnPage, ROWS_LANDSCAPE, ROWS_PORTRAIT, terminalRows } from './rows/terminal-row.ts';
import { terminalClock } from './terminal-clock.ts';
import { TerminalView, useMedia } from './terminal-view.tsx';

const KEY = 'larder.terminal.v1';

const isCategory = (value: unknown): value is TerminalCategory =>
  (TERMINAL_CATEGORIES as readonly unknown[]).includes(value);

/** The choice saved on this screen. An unreadable column falls back to its default. */
export function readChoice(text: string | null): TerminalConfig {
  try {
    const { left, right } = JSON.parse(text ?? '{}') as { left?: unknown; right?: unknown };
    return {
      left: isCategory(left) ? left : FIRST_TERMINAL.left,
      right: isCategory(right) ? right : FIRST_TERMINAL.right,
    };
  } catch {
    return FIRST_TERMINAL;
  }
}

const savedChoice = (): TerminalConfig => readChoice(deviceStore.read(KEY));

const saveChoice = (choice: TerminalConfig): void => deviceStore.write(KEY, JSON.stringify(choice));

/** The time after the last key or movement until the selectors are hidden. */
const AWAKE_MS = 8_000;

interface TerminalPageProps {
  /** Null on a screen that is not paired. */
  assigned: AssignedBoard | null;
}

/** The prices of two categories, like departures at an airport. */
export function TerminalPage({ assigned }: TerminalPageProps) {
  const { products, clockOffsetMs } = useSignage();
  const [chosen, setChosen] = useState(savedChoice);
  const shown = assigned?.terminal ?? chosen;
  const awake = useAwake(AWAKE_MS, false);
  const turn = useTurns(awake);
  const portrait = useMedia('(orientation: portrait)');
  const zone = useStoreZone(assigned);
  const now = useWallClock(clockOffsetMs);
  const clockTexts = terminalClock(now, zone);

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
        clockTexts={clockTexts}
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

/** The server's time to the minute, because the clocks of televisions drift. */
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
  const [announcement, setAnnouncement] = useState('');
  useEffect(() => {
    if (products === null) return;
    news.look(products);
    const dueInMs = news.dueInMs(Date.now());
    if (dueInMs === null) return;
    const timer = setTimeout(() => {
      const { named, more } = news.tell(Date.now());
      setAnnouncement(terminalTexts.news(named, more));
    }, dueInMs);
    return () => clearTimeout(timer);
  }, [products, news]);
  return announcement;
}
