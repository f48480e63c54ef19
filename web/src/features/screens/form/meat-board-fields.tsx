import { BOARD_FONT_SIZES, type BoardFontSize, type MeatBoardConfig } from '@larder/kernel';
import { SelectField } from '../../../shared/ui/fields/select-field.tsx';
import { screenFormTexts } from '../../../texts/screens.ts';
import { HalfFields } from './half-fields.tsx';

interface MeatBoardFieldsProps {
  board: MeatBoardConfig;
  onChange: (board: MeatBoardConfig) => void;
}

const SIZES = BOARD_FONT_SIZES.map((size) => ({ value: size, label: screenFormTexts.fontSizes[size] }));

/** The letters of the meat price board, and its two halves. */
export function MeatBoardFields({ board, onChange }: MeatBoardFieldsProps) {
  return (
    <>
      <SelectField
        label={screenFormTexts.fontSize}
        value={board.fontSize}
        options={SIZES}
        onChange={(event) => onChange({ ...board, fontSize: event.target.value as BoardFontSize })}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        {(['left', 'right'] as const).map((side) => (
          <HalfFields
            key={side}
            title={screenFormTexts.halves[side]}
            half={board[side]}
            onChange={(half) => onChange({ ...board, [side]: half })}
          />
        ))}
      </div>
    </>
  );
}
