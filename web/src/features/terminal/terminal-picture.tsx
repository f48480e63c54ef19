import type { TerminalCategory, TerminalConfig } from '@larder/kernel';
import { OverflowNotes } from '../../shared/kit/overflow-notes.tsx';
import { ScreenPicture } from '../../shared/signage/screen/screen-picture.tsx';
import type { SignageProduct } from '../../shared/signage/signage-snapshot.ts';
import { screenPictureTexts as texts } from '../../texts/products/preview.ts';
import { SIDES, type TerminalColumn } from './rows/faces-of.ts';
import { columnPage, ROWS_LANDSCAPE, terminalRows } from './rows/terminal-row.ts';
import { terminalClock } from './terminal-clock.ts';
import { TerminalStage } from './terminal-view.tsx';
import styles from './terminal.module.css';

interface TerminalPictureProps {
  /** The future and the current products. */
  products: readonly SignageProduct[];
  now: readonly SignageProduct[];
  setUp: TerminalConfig;
  /** An ISO instant, shown in that time zone. */
  at: string;
  zone: string;
}

/** The first page of the airport terminal as it will look on a television, with a note about later pages. */
export function TerminalPicture({ products, now, setUp, at, zone }: TerminalPictureProps) {
  const columnOf = (list: readonly SignageProduct[], category: TerminalCategory): TerminalColumn => ({
    category,
    ...columnPage(terminalRows(list, category), ROWS_LANDSCAPE, 0),
  });
  const columns = { left: columnOf(products, setUp.left), right: columnOf(products, setUp.right) };
  const notes = SIDES.flatMap((side) => {
    const { pages } = columns[side];
    const hidden = products.filter(({ category }) => category === setUp[side]).length - ROWS_LANDSCAPE;
    return hidden > 0 ? [texts.hidden(texts[side], hidden, pages, columnOf(now, setUp[side]).pages)] : [];
  });
  return (
    <div className="grid gap-3">
      <OverflowNotes notes={notes} />
      <ScreenPicture label={texts.terminal}>
        <div className={styles.terminal}>
          <TerminalStage
            clockTexts={terminalClock(new Date(at), zone)}
            columns={columns}
            note="empty"
            awake={false}
            onChoose={null}
            leaving={null}
          />
        </div>
      </ScreenPicture>
    </div>
  );
}
