import {
  type ClipboardEvent,
  type KeyboardEvent,
  type RefObject,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import type { ProductData } from '../../../shared/api/staff-products.ts';
import { GapRow } from '../../../shared/kit/record-list.tsx';
import { DRAWN_WHOLE, useWindowRows } from '../../../shared/ui/lists/use-window-rows.ts';
import { announcements } from '../../../shared/ui/live/announcer.tsx';
import { useLatest } from '../../../shared/ui/use-latest.ts';
import { productListTexts } from '../../../texts/product-list.ts';
import { sheetTexts as texts } from '../../../texts/products/sheet.ts';
import {
  type CellProblem,
  type Drafts,
  isField,
  readBlock,
  savedText,
  SHEET_COLUMNS,
  type SheetColumn,
  withBlock,
  withCell,
  withoutCell,
} from './drafts.ts';
import { actOf, type CellPlace, nextCell } from './sheet-keys.ts';
import { type Editing, openingText, type SheetControl, SheetRow } from './sheet-row.tsx';
import styles from './sheet.module.css';

const ROW_HEIGHT = 42;
/** Frames to wait while a distant row is rendered. */
const FRAMES = 30;

const WIDTHS: Record<SheetColumn, string> = {
  description: 'w-[168px] xl:w-auto',
  chineseName: 'w-[128px] 2xl:w-[168px]',
  size: 'w-[104px] 2xl:w-[128px]',
  retailPrice: 'w-[100px]',
  ourPrice: 'w-[100px]',
  savings: 'w-[92px]',
  category: 'w-[136px]',
  active: 'w-[92px]',
};

interface SheetGridProps {
  rows: readonly ProductData[];
  drafts: Drafts;
  mayChange: (column: SheetColumn) => boolean;
  /** The cell to go to. */
  wanted: CellProblem | null;
  onChange: (act: (before: Drafts) => Drafts) => void;
  onUndo: () => void;
}

/** The cells. Tab reaches one of them; arrows, Enter and Tab move from there. */
export function SheetGrid(props: SheetGridProps) {
  const { rows, drafts, mayChange, wanted, onChange } = props;
  const {
    container,
    rows: drawn,
    measure,
    focusHandlers,
  } = useWindowRows<HTMLTableSectionElement>({
    count: rows.length,
    rowHeight: ROW_HEIGHT,
    sparse: rows.length > DRAWN_WHOLE,
  });
  const [held, setHeld] = useState<{ id: string; column: SheetColumn } | null>(null);
  const [editing, setEditing] = useState<(Editing & { id: string }) | null>(null);
  const indexOf = useMemo(() => new Map(rows.map(({ id }, index) => [id, index])), [rows]);
  // The editor disappeared with its row; the typed text is a draft, and the grid handles keys again.
  if (editing !== null && !indexOf.has(editing.id)) setEditing(null);
  const at: CellPlace = { row: indexOf.get(held?.id ?? '') ?? 0, column: held?.column ?? SHEET_COLUMNS[0] };
  const goTo = useGoTo(container);
  const latest = useLatest({ ...props, at, indexOf });
  const typed = useRef<Parameters<SheetControl['type']> | null>(null);
  useEffect(() => {
    if (typed.current === null || indexOf.has(typed.current[0].id)) return;
    const [gone, column, text] = typed.current;
    typed.current = null;
    onChange((before) => withCell(before, gone, column, text));
  }, [indexOf, onChange]);
  const leaving = useRef(false);
  const pressedAgain = useRef(false);

  const paste = useCallback(
    (text: string): void => {
      const { rows: all, at: start, mayChange: may } = latest.current;
      const block = readBlock(text);
      const pasted = withBlock(latest.current.drafts, block, all, start, may);
      latest.current.onChange(() => pasted.drafts);
      announcements.say(texts.pasted(pasted.cells, pasted.left));
    },
    [latest],
  );
  const control = useMemo<SheetControl>(() => {
    const close = (row: number, column: SheetColumn): void => {
      typed.current = null;
      flushSync(() => setEditing(null));
      goTo(row, column);
    };
    return {
      mayChange,
      type: (...cell) => {
        typed.current = cell;
      },
      commit: (product, field, text, [down, right], isLeft) => {
        typed.current = null;
        latest.current.onChange((before) => withCell(before, product, field, text));
        const { at: from, rows: all } = latest.current;
        if (isLeft) return setEditing(null);
        const row = Math.max(0, Math.min(all.length - 1, from.row + down));
        const next = nextCell({ row, column: from.column }, right, all.length);
        close(next?.row ?? row, next?.column ?? from.column);
      },
      cancel: () => close(latest.current.at.row, latest.current.at.column),
      pasteBlock: (text) => {
        close(latest.current.at.row, latest.current.at.column);
        paste(text);
      },
    };
  }, [latest, goTo, paste, mayChange]);

  useEffect(() => {
    const row = wanted === null ? undefined : latest.current.indexOf.get(wanted.id);
    if (wanted !== null && row !== undefined) goTo(row, wanted.field);
  }, [wanted, latest, goTo]);

  const product = rows[at.row];
  const field = isField(at.column) && mayChange(at.column) ? at.column : null;
  const draft = product && field && drafts[product.id]?.[field];
  const shown = product && isField(at.column) ? (draft?.text ?? savedText(product, at.column)) : '';
  const put = (text: string): void => {
    if (product !== undefined && field !== null) onChange((before) => withCell(before, product, field, text));
  };
  const edit = (typed?: string): void => {
    if (product === undefined || field === null) return;
    const text = typed === undefined ? shown : openingText(field, typed, shown);
    setEditing({ id: product.id, column: field, text });
  };
  const press = (event: KeyboardEvent): void => {
    if (editing !== null) return;
    const wasLeaving = leaving.current;
    const act = wasLeaving && event.key === 'Tab' ? null : actOf(event, at, rows.length);
    leaving.current = event.key === 'Escape' || (wasLeaving && event.key === 'Shift');
    if (act === null) return;
    // Letters are for the cell, not for the page's shortcuts.
    event.stopPropagation();
    if (act.kind !== 'edit' || act.typed !== '') event.preventDefault();
    if (act.kind === 'go') goTo(act.row, act.column);
    else if (act.kind === 'undo') props.onUndo();
    else if (act.kind === 'edit') edit(act.typed);
    else if (act.kind === 'turn') {
      if (field === 'active')
        put(shown === productListTexts.active ? productListTexts.inactive : productListTexts.active);
    } else if (act.kind === 'empty') {
      if (field === 'chineseName') put('');
      else announcements.say(texts.notEmptied);
    } else if (act.kind === 'restore' && product !== undefined && field !== null && draft !== undefined) {
      leaving.current = false;
      onChange((before) => withoutCell(before, product.id, field));
      announcements.say(texts.takenBack);
    }
  };
  const copy = (event: ClipboardEvent): void => {
    if (editing !== null || getSelection()?.isCollapsed === false) return;
    event.clipboardData.setData('text/plain', shown);
    event.preventDefault();
  };

  return (
    <div className={styles.box}>
      <table
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- its cells are edited
        role="grid"
        className={`ledger ${styles.sheet}`}
        aria-label={texts.label}
        aria-rowcount={rows.length + 1}
        onKeyDown={press}
        onCopy={copy}
        onPaste={(event) => {
          event.preventDefault();
          paste(event.clipboardData.getData('text'));
        }}
        // Pressing the current cell opens it, as a double click does.
        onMouseDown={({ target }) => {
          pressedAgain.current = document.activeElement === placeOf(target)?.cell;
        }}
        onClick={() => {
          if (editing === null && pressedAgain.current) edit();
        }}
        onFocus={({ target }) => {
          const place = placeOf(target);
          if (place !== null) setHeld({ id: place.id, column: place.column });
        }}
      >
        <thead>
          <tr aria-rowindex={1}>
            {SHEET_COLUMNS.map((column) => (
              <th key={column} scope="col" data-column={column} className={WIDTHS[column]}>
                {texts.columns[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody ref={container} {...focusHandlers}>
          {drawn.map((row) => {
            if ('gap' in row) return <GapRow key={row.gap} height={row.height} />;
            const each = rows[row.index];
            if (each === undefined) return null;
            return (
              <tr
                key={each.id}
                ref={measure}
                data-index={row.index}
                data-sheet-row={each.id}
                aria-rowindex={row.index + 2}
              >
                <SheetRow
                  product={each}
                  own={drafts[each.id]}
                  active={at.row === row.index ? at.column : null}
                  editing={editing?.id === each.id ? editing : null}
                  control={control}
                />
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

/** Moves the focus to a cell, however far away it is scrolled. */
function useGoTo(body: RefObject<HTMLElement | null>) {
  const wanted = useRef(0);
  return useCallback(
    (row: number, column: SheetColumn): void => {
      wanted.current += 1;
      const mine = wanted.current;
      const tryIt = (framesLeft: number): void => {
        const cell = body.current?.querySelector<HTMLElement>(`[data-index="${row}"] > [data-column="${column}"]`);
        if (cell) {
          cell.focus({ preventScroll: true });
          // Unlike focus(), this keeps the cell clear of sticky headings.
          return cell.scrollIntoView({ block: 'nearest', inline: 'nearest' });
        }
        if (framesLeft === 0 || wanted.current !== mine || body.current === null) return;
        if (framesLeft === FRAMES) {
          const top = body.current.getBoundingClientRect().top + scrollY;
          scrollTo({ top: top + row * ROW_HEIGHT - innerHeight / 2 });
        }
        requestAnimationFrame(() => tryIt(framesLeft - 1));
      };
      tryIt(FRAMES);
    },
    [body],
  );
}

function placeOf(target: EventTarget) {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-column]') : null;
  const id = cell?.closest('[data-sheet-row]')?.getAttribute('data-sheet-row');
  const column = SHEET_COLUMNS.find((each) => each === cell?.getAttribute('data-column'));
  return cell === null || id == null || column === undefined ? null : { id, column, cell };
}
