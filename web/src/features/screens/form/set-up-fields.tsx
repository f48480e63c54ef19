import type { Screen, Product } from '@larder/contracts';
import {
  TERMINAL_CATEGORIES,
  type TerminalCategory,
  type TerminalConfig,
  BOARD_FONT_SIZES,
  type BoardFontSize,
  type MeatBoardConfig,
  MAX_BOARD_COLUMNS,
  MAX_BOARD_ROWS,
  MEAT_BOARD_CATEGORIES,
  type MeatBoardHalf,
  MAX_BOARD_PRODUCTS,
} from '@larder/kernel';
import { useQuery } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { useRef } from 'react';
import { chainProductsQuery } from '../../../shared/api/staff-products.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { SelectField, CheckboxField } from '../../../shared/ui/fields.tsx';
import { screenFormTexts } from '../../../texts/screens.ts';
import { categoryNames } from '../../../texts/words.ts';
import {
  copySetUp,
  isSetUpHere,
  screensToCopyFrom,
  setUpHere,
  type SetUp,
  halfWithCategories,
} from '../model/screen-fields.ts';

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

/** Whether the chosen board is configured on the screen or on this page. */
export function SetUpFields({ screenId, setUp, all, onChange }: SetUpFieldsProps) {
  const isHere = isSetUpHere(setUp);
  // Restores the configuration when switching to the screen and back.
  const last = useRef<SetUp>(undefined);
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
              onChange={() => {
                if (isHere) last.current = setUp;
                onChange(setUpHere(setUp, here, last.current));
              }}
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

const OPTIONS = TERMINAL_CATEGORIES.map((category) => ({ value: category, label: categoryNames[category] }));

/** The content of the terminal's two columns. */
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

/** The font size of the meat price board, and its two halves. */
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

interface HalfFieldsProps {
  title: string;
  half: MeatBoardHalf;
  onChange: (half: MeatBoardHalf) => void;
}

/** One half of the meat price board. */
function HalfFields({ title, half, onChange }: HalfFieldsProps) {
  const products = useQuery(chainProductsQuery);
  const inHalf = (products.data ?? []).filter(({ category }) => (half.categories as string[]).includes(category));
  return (
    <fieldset className="grid gap-3 content-start min-w-0 pt-3 px-4 pb-1 border border-hairline">
      <legend className="font-semibold">{title}</legend>
      <fieldset>
        <legend className="sr-only">{screenFormTexts.categories}</legend>
        {MEAT_BOARD_CATEGORIES.map((category) => (
          <CheckboxField
            key={category}
            label={categoryNames[category]}
            checked={half.categories.includes(category)}
            onChange={(event) => {
              // In the fixed order of categories, whatever the order of clicks.
              const categories = MEAT_BOARD_CATEGORIES.filter((each) =>
                each === category ? event.target.checked : half.categories.includes(each),
              );
              onChange(halfWithCategories(half, categories, products.data));
            }}
          />
        ))}
        {half.categories.length === 0 && <p className="text-sm text-ink-2">{screenFormTexts.noCategory}</p>}
      </fieldset>
      <div className="grid grid-cols-2 gap-3">
        <SelectField
          label={screenFormTexts.columns}
          value={half.columns}
          options={upTo(MAX_BOARD_COLUMNS)}
          onChange={(event) => onChange({ ...half, columns: Number(event.target.value) })}
        />
        <SelectField
          label={screenFormTexts.rows}
          value={half.rows}
          options={upTo(MAX_BOARD_ROWS)}
          onChange={(event) => onChange({ ...half, rows: Number(event.target.value) })}
        />
      </div>
      <ChosenProducts
        chosen={half.products}
        products={inHalf}
        failed={products.isError}
        onChange={(chosen) => onChange({ ...half, products: chosen })}
      />
    </fieldset>
  );
}

function upTo(most: number): { value: string; label: string }[] {
  return Array.from({ length: most + 1 }, (_, count) => ({
    value: String(count),
    label: count === 0 ? screenFormTexts.automatic : String(count),
  }));
}

interface ChosenProductsProps {
  /** Ids; empty means all products. */
  chosen: readonly string[];
  /** The products of the half's categories. */
  products: readonly Product[];
  failed: boolean;
  onChange: (chosen: string[]) => void;
}

/** The only products shown in a half, chosen individually. */
function ChosenProducts({ chosen, products, failed, onChange }: ChosenProductsProps) {
  const isFull = chosen.length >= MAX_BOARD_PRODUCTS;
  return (
    <details className="group">
      <summary className="inline-flex min-h-11 cursor-pointer items-center gap-1.5 text-link">
        {screenFormTexts.products(chosen.length)}
        <ChevronDown size={18} strokeWidth={1.75} className="group-open:rotate-180" aria-hidden />
      </summary>
      {failed && <p className="text-sm text-ink-2">{screenFormTexts.productsUnknown}</p>}
      {!failed && products.length === 0 && <p className="text-sm text-ink-2">{screenFormTexts.noProducts}</p>}
      {chosen.length > 0 && <Button onClick={() => onChange([])}>{screenFormTexts.allProducts}</Button>}
      <div data-part="screen-products-list" className="max-h-64 overflow-y-auto overscroll-contain">
        {products.map(({ id, description }) => {
          const isChosen = chosen.includes(id);
          return (
            <CheckboxField
              key={id}
              label={<span className="min-w-0 font-normal wrap-anywhere">{description}</span>}
              checked={isChosen}
              disabled={isFull && !isChosen}
              onChange={() => onChange(isChosen ? chosen.filter((each) => each !== id) : [...chosen, id])}
            />
          );
        })}
      </div>
    </details>
  );
}
