import './terminal.css';
import { useMemo, useState } from 'react';
import type { TerminalCategory, TerminalConfig } from '@larder/kernel';
import type { AssignedBoard } from '../../shared/signage/assigned-board.ts';
import { useSignage } from '../../shared/signage/use-signage.ts';
import { terminalTexts } from '../../texts/signage/terminal.ts';
import { clockWords } from './clock/clock-words.ts';
import { useStoreZone } from './clock/use-store-zone.ts';
import { useWallClock } from './clock/use-wall-clock.ts';
import { columnPage, ROWS_LANDSCAPE, ROWS_PORTRAIT } from './rows/column-page.ts';
import type { Side, TerminalColumn } from './rows/faces-of.ts';
import { terminalRows } from './rows/terminal-row.ts';
import { savedChoice, saveChoice } from './choice/terminal-choice.ts';
import { TerminalView } from './terminal-view.tsx';
import { useAwake } from './use-awake.ts';
import { useMedia } from './use-media.ts';
import { usePriceNews } from './rows/use-price-news.ts';
import { useTurn } from './rows/use-turn.ts';

interface TerminalPageProps {
  /** Null on a screen that nobody paired. */
  assigned: AssignedBoard | null;
}

/** The prices of two categories, as an airport shows departures. */
export function TerminalPage({ assigned }: TerminalPageProps) {
  const { products, clockOffsetMs } = useSignage();
  const [chosen, setChosen] = useState(savedChoice);
  const shown = assigned?.terminal ?? chosen;
  const awake = useAwake();
  const turn = useTurn(awake);
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
