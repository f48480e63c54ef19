import type { Screen } from '@larder/contracts';
import {
  RETAIL_CATEGORY_LABELS,
  TERMINAL_CATEGORIES,
  type TerminalCategory,
  type TerminalConfig,
  BOARD_FONT_SIZES,
  type BoardFontSize,
  type MeatBoardConfig,
} from '@larder/kernel';
import { SelectField } from '../../../shared/ui/fields.tsx';
import { screenFormTexts } from '../../../texts/screens.ts';
import { copySetUp, isSetUpHere, screensToCopyFrom, setUpHere, type SetUp } from '../model/screen-fields.ts';
import { HalfFields } from './half-fields.tsx';

interface SetUpFieldsProps {
  screenId: string;
  setUp: SetUp;
  all: readonly Screen[];
  onChange: (setUp: SetUp) => void;
}

const WAYS = [
  { here: false, label: screenFormTexts.setUpSaved },
  { here: true, label: screenFormTexts.setUpHere },
] as const;

/** Where the chosen board is set up: at the screen, or on this page. */
export function SetUpFields({ screenId, setUp, all, onChange }: SetUpFieldsProps) {
  const isHere = isSetUpHere(setUp);
  const others = screensToCopyFrom(all, screenId, setUp.board);
  return (
    <>
      <fieldset>
        <legend className="font-semibold">{screenFormTexts.setUp}</legend>
        {WAYS.map(({ here, label }) => (
          <label key={label} className="flex min-h-11 items-center gap-3">
            <input
              type="radio"
              className="w-5 h-5 accent-brand"
              name="set-up"
              checked={isHere === here}
              onChange={() => onChange(setUpHere(setUp, here))}
            />
            {label}
          </label>
        ))}
        <p className="text-sm text-ink-2">{screenFormTexts.setUpHint}</p>
      </fieldset>
      {others.length > 0 && (
        <SelectField
          label={screenFormTexts.copyFrom}
          value=""
          options={[
            { value: '', label: screenFormTexts.copyNone },
            ...others.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={(event) => {
            const from = others.find(({ id }) => id === event.target.value);
            if (from !== undefined) onChange(copySetUp(setUp, from));
          }}
        />
      )}
      {setUp.board === 'meatprices' && setUp.meatBoard !== null && (
        <MeatBoardFields board={setUp.meatBoard} onChange={(meatBoard) => onChange({ ...setUp, meatBoard })} />
      )}
      {setUp.board === 'meatpriceairport' && setUp.terminal !== null && (
        <TerminalFields terminal={setUp.terminal} onChange={(terminal) => onChange({ ...setUp, terminal })} />
      )}
    </>
  );
}

interface TerminalFieldsProps {
  terminal: TerminalConfig;
  onChange: (terminal: TerminalConfig) => void;
}

const OPTIONS = TERMINAL_CATEGORIES.map((category) => ({ value: category, label: RETAIL_CATEGORY_LABELS[category] }));

/** What the terminal's two columns show. */
function TerminalFields({ terminal, onChange }: TerminalFieldsProps) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {(['left', 'right'] as const).map((side) => (
        <SelectField
          key={side}
          label={screenFormTexts.terminalColumns[side]}
          value={terminal[side]}
          options={OPTIONS}
          onChange={(event) => onChange({ ...terminal, [side]: event.target.value as TerminalCategory })}
        />
      ))}
    </div>
  );
}

const SIZES = BOARD_FONT_SIZES.map((size) => ({ value: size, label: screenFormTexts.fontSizes[size] }));

/** The letters of the meat price board, and its two halves. */
function MeatBoardFields({ board, onChange }: { board: MeatBoardConfig; onChange: (board: MeatBoardConfig) => void }) {
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
