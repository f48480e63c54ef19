import './terminal-columns.css';
import type { TerminalCategory } from '@larder/kernel';
import { CHINESE } from '../../shared/chinese.ts';
import { terminalTexts } from '../../texts/signage/terminal.ts';
import { CategorySign } from './choice/category-sign.tsx';
import { PageDots } from './page-dots.tsx';
import type { Side, TerminalColumn } from './rows/faces-of.ts';
import { TerminalTable } from './terminal-table.tsx';

interface TerminalColumnViewProps {
  /** Of the sign, by which the table is named. */
  id: string;
  side: Side;
  column: TerminalColumn;
  /** What fades away over it; null while nothing does. */
  leaving: TerminalColumn | null;
  note: 'waiting' | 'empty';
  awake: boolean;
  onChoose: ((category: TerminalCategory) => void) | null;
}

const NOTES = {
  waiting: { english: terminalTexts.waiting, chinese: terminalTexts.chineseWaiting },
  empty: { english: terminalTexts.empty, chinese: terminalTexts.chineseEmpty },
} as const;

/** A gate sign and the lines under it. */
export function TerminalColumnView({ id, side, column, leaving, note, awake, onChoose }: TerminalColumnViewProps) {
  const isEmpty = column.rows.every((row) => row === null);
  return (
    <section className="terminal-column" aria-labelledby={id}>
      <CategorySign id={id} side={side} category={column.category} onChoose={onChoose} awake={awake} />
      <div className="terminal-board">
        <TerminalTable side={side} column={column} labelledBy={id} />
        {leaving !== null && (
          <div className="terminal-leaving" aria-hidden>
            <TerminalTable side={side} column={leaving} />
          </div>
        )}
        {isEmpty && (
          <p className="terminal-note">
            <span>{NOTES[note].english}</span> <span lang={CHINESE}>{NOTES[note].chinese}</span>
          </p>
        )}
      </div>
      <PageDots page={column.page} pages={column.pages} />
    </section>
  );
}
