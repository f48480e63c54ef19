import { SHEET_COLUMNS, type SheetColumn } from './drafts.ts';

/** The number of rows that PageUp and PageDown move. */
const PAGE = 10;

export interface CellPlace {
  row: number;
  column: SheetColumn;
}

/** The action of a key on a cell that is not being edited. */
export type SheetAct =
  | ({ kind: 'go' } & CellPlace)
  /** Without `typed` the current text is edited. */
  | { kind: 'edit'; typed?: string }
  | { kind: 'restore' | 'empty' | 'turn' | 'undo' | 'stay' };

type PressedKey = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** Null when the browser handles the key: at either end, Tab leaves the table. */
export function actOf(pressed: PressedKey, at: CellPlace, rows: number): SheetAct | null {
  const { key, shiftKey, altKey } = pressed;
  const ctrl = pressed.ctrlKey || pressed.metaKey;
  const back = shiftKey ? -1 : 1;
  const last = rows - 1;
  const goTo = (row: number, column = at.column): SheetAct => ({
    kind: 'go',
    row: Math.max(0, Math.min(last, row)),
    column,
  });
  if (altKey) return null;
  switch (key) {
    case 'ArrowDown':
      return goTo(ctrl ? last : at.row + 1);
    case 'ArrowUp':
      return goTo(ctrl ? 0 : at.row - 1);
    case 'ArrowLeft':
      return goTo(at.row, beside(at.column, -1));
    case 'ArrowRight':
      return goTo(at.row, beside(at.column, 1));
    case 'PageDown':
      return goTo(at.row + PAGE);
    case 'PageUp':
      return goTo(at.row - PAGE);
    case 'Home':
      return goTo(ctrl ? 0 : at.row, SHEET_COLUMNS[0]);
    case 'End':
      return goTo(ctrl ? last : at.row, SHEET_COLUMNS.at(-1));
    case 'Enter':
      return goTo(at.row + back);
    case 'Tab': {
      const next = nextCell(at, back, rows);
      return next && { kind: 'go', ...next };
    }
    case 'F2':
      return { kind: 'edit' };
    case 'Escape':
      return { kind: 'restore' };
    case 'Delete':
    case 'Backspace':
      return { kind: 'empty' };
    case ' ':
      return { kind: 'turn' };
    // The field that opens receives the first letter that an input method composes.
    case 'Process':
      return { kind: 'edit', typed: '' };
    default:
      if (ctrl) return key.toLowerCase() === 'z' ? { kind: 'undo' } : null;
      return key.length === 1 ? { kind: 'edit', typed: key } : null;
  }
}

const beside = (column: SheetColumn, by: 1 | -1): SheetColumn =>
  SHEET_COLUMNS[SHEET_COLUMNS.indexOf(column) + by] ?? column;

/** Continues in the next row after the end of one; null beyond the table. */
export function nextCell({ row, column }: CellPlace, by: number, rows: number): CellPlace | null {
  const place = row * SHEET_COLUMNS.length + SHEET_COLUMNS.indexOf(column) + by;
  const next = SHEET_COLUMNS[place % SHEET_COLUMNS.length];
  const target = Math.floor(place / SHEET_COLUMNS.length);
  return next === undefined || target < 0 || target >= rows ? null : { row: target, column: next };
}
