import type { BoardFontSize, MeatBoardHalf } from '@larder/kernel';
import { meatBoardTexts } from '../../../texts/signage/meat-board.ts';
import type { HalfLayout } from '../layout/layout-half.ts';
import { warningsOf } from '../layout/half-warnings.ts';

interface HalfWarningProps {
  half: MeatBoardHalf;
  layout: HalfLayout | null;
  unitPx: number;
  fontSize: BoardFontSize;
}

/** What of a half cannot be seen at once, or not as it was chosen. */
export function HalfWarning({ half, layout, unitPx, fontSize }: HalfWarningProps) {
  if (layout === null) return <p className="mb-warning">{meatBoardTexts.empty}</p>;
  const { hidden, sentences } = warningsOf(layout, half, fontSize, unitPx);
  const isWarning = hidden.length > 0 || sentences.length > 0;
  return (
    <div className={`mb-warning ${isWarning ? 'mb-warning-on' : ''}`} aria-live="polite">
      <p>{meatBoardTexts.summary(layout.items, layout.columns, half.rows || layout.rowsShown, layout.pages.length)}</p>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {hidden.length > 0 && (
        <p>
          {meatBoardTexts.hidden(hidden.length)} {hidden.map(({ description }) => description).join(', ')}
        </p>
      )}
    </div>
  );
}
