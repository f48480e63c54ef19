import { discountPercent, RETAIL_CATEGORIES } from '@larder/kernel';
import { type KeyboardEvent, memo, useEffect, useRef, useState } from 'react';
import type { ProductData } from '../../../shared/api/staff-products.ts';
import { CHINESE } from '../../../shared/chinese.ts';
import { isOfInputMethod } from '../../../shared/ui/escape.ts';
import { productListTexts } from '../../../texts/product-list.ts';
import { sheetTexts as texts } from '../../../texts/products/sheet.ts';
import { categoryNames } from '../../../texts/words.ts';
import {
  type Drafts,
  isField,
  pricesOf,
  problemOf,
  savedText,
  SHEET_COLUMNS,
  type SheetColumn,
  type SheetField,
} from './drafts.ts';
import styles from './sheet.module.css';

/** The move after an edit: cells down and to the right. */
export type Step = readonly [down: number, right: number];

/** Actions of the cells of all rows. A stable object for the lifetime of the spreadsheet. */
export interface SheetControl {
  mayChange: (column: SheetColumn) => boolean;
  /** Reports the current text of the open cell. */
  type: (product: ProductData, field: SheetField, text: string) => void;
  /** @param isLeft whether the focus is elsewhere already, and stays there */
  commit: (product: ProductData, field: SheetField, text: string, step: Step, isLeft: boolean) => void;
  cancel: () => void;
  pasteBlock: (text: string) => void;
}

/** An open cell and its initial text. */
export interface Editing {
  column: SheetField;
  text: string;
}

interface SheetRowProps {
  product: ProductData;
  own: Drafts[string] | undefined;
  /** The cell that Tab reaches, if it is in this row. */
  active: SheetColumn | null;
  editing: Editing | null;
  control: SheetControl;
}

/** The cells of a product, with drafts over saved values. */
export const SheetRow = memo(function SheetRow({ product, own, active, editing, control }: SheetRowProps) {
  return SHEET_COLUMNS.map((column) => {
    const isActive = column === active;
    const shared = {
      'data-column': column,
      'aria-selected': isActive,
      'aria-readonly': !control.mayChange(column) || undefined,
      tabIndex: isActive ? 0 : -1,
    };
    if (!isField(column))
      return (
        <td key={column} {...shared}>
          <SheetSavings product={product} own={own} />
        </td>
      );
    if (editing?.column === column)
      return (
        <td key={column} {...shared} data-editing>
          <CellEditor key={column} product={product} editing={editing} control={control} />
        </td>
      );
    const saved = savedText(product, column);
    const draft = own?.[column];
    const changed = draft !== undefined && draft.text !== saved ? draft : null;
    const problem = changed && problemOf(product, column, changed);
    const state = problem === null ? (changed === null ? undefined : 'draft') : problem.blocks ? 'invalid' : 'conflict';
    const content = (
      <>
        <span lang={column === 'chineseName' ? CHINESE : undefined}>{changed?.text ?? saved}</span>
        {state === 'draft' && <span className="sr-only">{`, ${texts.unpublished(saved || texts.nothing)}`}</span>}
        {state === 'conflict' && <span className={styles.now}>{texts.now(saved || texts.nothing)}</span>}
        {problem !== null && <span className={styles.problem}>{problem.sentence}</span>}
      </>
    );
    const marks = { 'data-state': state, 'aria-invalid': state === 'invalid' || undefined };
    return column === 'description' ? (
      <th key={column} scope="row" {...shared} {...marks}>
        {content}
      </th>
    ) : (
      <td key={column} {...shared} {...marks}>
        {content}
      </td>
    );
  });
});

function SheetSavings({ product, own }: Pick<SheetRowProps, 'product' | 'own'>) {
  const prices = pricesOf(product, own);
  if (prices === null) return null;
  if (prices.our > prices.retail)
    return <span className="text-sm font-semibold text-price">{productListTexts.aboveRetail}</span>;
  return <>{discountPercent(prices.retail, prices.our)}%</>;
}

const OPTIONS: Partial<Record<SheetField, readonly string[]>> = {
  category: RETAIL_CATEGORIES.map((key) => categoryNames[key]),
  active: [productListTexts.active, productListTexts.inactive],
};

/** The initial text of a cell opened by typing: the letter, or the option beginning with it, else the current. */
export function openingText(field: SheetField, typed: string, shown: string): string {
  const options = OPTIONS[field];
  if (options === undefined) return typed;
  return options.find((option) => option.toLowerCase().startsWith(typed.toLowerCase())) ?? shown;
}

const STEPS: Readonly<Record<string, Step>> = { Enter: [1, 0], Tab: [0, 1], ArrowDown: [1, 0], ArrowUp: [-1, 0] };

interface CellEditorProps {
  product: ProductData;
  editing: Editing;
  control: SheetControl;
}

/** Enter, Tab and leaving by mouse keep the typed text, Esc reverts it. */
function CellEditor({ product, editing: { column, text: first }, control }: CellEditorProps) {
  const [text, setText] = useState(first);
  const field = useRef<HTMLInputElement & HTMLSelectElement>(null);
  const over = useRef(false);
  useEffect(() => field.current?.focus({ preventScroll: true }), []);
  const options = OPTIONS[column];
  const end = (step: Step | null, isLeft = false): void => {
    if (over.current) return;
    over.current = true;
    if (step === null) control.cancel();
    else control.commit(product, column, text, step, isLeft);
  };
  const press = (event: KeyboardEvent): void => {
    const { key, shiftKey, nativeEvent } = event;
    if (isOfInputMethod(nativeEvent)) return;
    const step = STEPS[key];
    const isOfSelect = options !== undefined && key.startsWith('Arrow');
    if (key !== 'Escape' && (step === undefined || isOfSelect)) return;
    event.preventDefault();
    event.stopPropagation();
    if (key === 'Escape' || step === undefined) end(null);
    else end(shiftKey ? [-step[0], -step[1]] : step);
  };
  const shared = {
    ref: field,
    className: styles.editor,
    'aria-label': texts.edit(texts.columns[column], product.description),
    onKeyDown: press,
    onBlur: () => end([0, 0], true),
    onChange: ({ target }: { target: { value: string } }) => {
      setText(target.value);
      control.type(product, column, target.value);
    },
  };
  if (options !== undefined)
    return (
      <select {...shared} value={text}>
        {!options.includes(text) && <option>{text}</option>}
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    );
  return (
    <input
      {...shared}
      type="text"
      autoComplete="off"
      inputMode={column === 'retailPrice' || column === 'ourPrice' ? 'decimal' : undefined}
      value={text}
      onPaste={(event) => {
        event.stopPropagation();
        if (!/[\t\r\n]/.test(event.clipboardData.getData('text').trim())) return;
        event.preventDefault();
        over.current = true;
        control.pasteBlock(event.clipboardData.getData('text'));
      }}
    />
  );
}
