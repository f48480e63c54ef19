import type { RetailMatrix, Store } from '@larder/contracts';
import { formatMoney } from '@larder/kernel';
import { TriangleAlert } from 'lucide-react';
import {
  type KeyboardEvent,
  memo,
  useCallback,
  useLayoutEffect,
  useMemo,
  type ReactNode,
  useRef,
  useState,
} from 'react';
import type { OwnField } from '../../../shared/api/store-prices.ts';
import { toasts } from '../../../shared/toast/toast-store.ts';
import { BothNames, storeNameIn } from '../../../shared/ui/both-names.tsx';
import { ScrollRegion } from '../../../shared/ui/scroll-region.tsx';
import { TableHead } from '../../../shared/ui/table-head.tsx';
import { compareTexts as texts } from '../../../texts/products/compare.ts';
import { CompareEditor, type CompareEditorProps } from './compare-editor.tsx';
import styles from './compare.module.css';

/** A value this far from the median of its row is marked. */
const FAR = 0.25;

/** The usual range of a product's prices over all stores, in dollars; values outside stand out. */
export function usualRange(prices: readonly number[]): readonly [low: number, high: number] {
  const cents = prices.map((price) => Math.round(price * 100)).toSorted((one, other) => one - other);
  const [lower = 0, upper = 0] = [cents[(cents.length - 1) >> 1], cents[cents.length >> 1]];
  const middle = (lower + upper) / 2;
  return [(middle * (1 - FAR)) / 100, (middle * (1 + FAR)) / 100];
}

type PriceField = Exclude<OwnField, 'active'>;

interface Place {
  row: number;
  column: number;
}

/** The cell that is being edited, and the key that started it. */
type Opened = Pick<CompareEditorProps, 'productId' | 'store' | 'typed'>;

interface CompareGridProps {
  matrix: RetailMatrix;
  stores: readonly Store[];
  field: PriceField;
  editable: boolean;
}

/** A grid with sticky names of products and stores; Tab reaches one cell, the arrow keys move to the others. */
export function CompareGrid({ matrix, stores, field, editable }: CompareGridProps) {
  const columns = useMemo(
    () => matrix.stores.map((slug) => ({ slug, name: storeNameIn(stores, slug) })),
    [matrix.stores, stores],
  );
  const [at, setAt] = useState<Place>({ row: 0, column: 0 });
  const [opened, setOpened] = useState<Opened | null>(null);
  const [lost, setLost] = useState<string | null>(null);
  const isStoreGone = opened !== null && !matrix.stores.includes(opened.store);
  if (isStoreGone) setLost(opened.store);
  // The editor disappeared with its row or its store, so the grid handles keys again.
  if (isStoreGone || (opened !== null && !matrix.rows.some(({ productId }) => productId === opened.productId)))
    setOpened(null);
  useLayoutEffect(() => {
    if (lost !== null) toasts.show({ title: texts.storeGone, tone: 'error' });
  }, [lost]);
  const table = useRef<HTMLTableElement>(null);
  const wasCurrent = useRef(false);
  const goTo = (row: number, column: number): void =>
    table.current?.querySelector<HTMLElement>(`[data-cell="${row}:${column}"]`)?.focus();
  const open = ({ row, column }: Place, typed: string | null): void => {
    const [productId, store] = [matrix.rows[row]?.productId, matrix.stores[column]];
    if (productId !== undefined && store !== undefined) setOpened({ productId, store, typed });
  };

  const press = (event: KeyboardEvent): void => {
    // The focus moves with its cell when stores are added or closed.
    const from = placeOf(event.target);
    if (opened !== null || from === null) return;
    const { key, ctrlKey, metaKey, altKey } = event;
    if (ctrlKey || metaKey || altKey) return;
    const step = STEPS[key];
    if (step !== undefined)
      goTo(clamp(from.row + step[0], matrix.rows.length), clamp(from.column + step[1], columns.length));
    else if (editable && (key === 'Enter' || key === 'F2')) open(from, null);
    else if (editable && /^[\d.]$/.test(key)) open(from, key);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const returns = useRef(false);
  const close = useCallback((): void => {
    // Restores the focus only if it was in the table.
    returns.current = table.current?.contains(document.activeElement) === true;
    setOpened(null);
  }, []);
  // Runs after the cell has replaced the editor.
  useLayoutEffect(() => {
    if (returns.current && opened === null) table.current?.querySelector<HTMLElement>('td[tabindex="0"]')?.focus();
    returns.current = false;
  }, [opened]);

  return (
    <ScrollRegion label={texts.table} className={`${styles.region} print:max-h-none print:overflow-visible`}>
      <table
        ref={table}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- its cells are edited
        role="grid"
        aria-label={texts.table}
        aria-readonly={!editable}
        className={styles.compare}
        onKeyDown={press}
        onFocus={({ target }) => setAt((before) => placeOf(target) ?? before)}
        onPointerDown={({ target }) =>
          void (wasCurrent.current = placeOf(target) !== null && target === document.activeElement)
        }
        onClick={({ target }) => {
          const place = placeOf(target);
          if (editable && wasCurrent.current && place !== null) open(place, null);
        }}
      >
        <TableHead columns={[texts.product, texts.chain, ...columns.map(storeHead)]} />
        <tbody>
          {matrix.rows.map((row, index) => (
            <ProductRow
              key={row.productId}
              index={index}
              row={row}
              columns={columns}
              field={field}
              current={at.row === index ? at.column : null}
              opened={opened?.productId === row.productId ? opened : null}
              onClose={close}
            />
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

/** As wide as the name, within limits: a long one would be as narrow as its longest word. */
const storeHead = ({ slug, name }: { slug: string; name: string }): [ReactNode] => [
  <span key={slug} className="block w-max max-w-32">
    {name}
  </span>,
];

const STEPS: Record<string, readonly [down: number, right: number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  PageUp: [-10, 0],
  PageDown: [10, 0],
  Home: [0, -Infinity],
  End: [0, Infinity],
};

const clamp = (place: number, count: number): number => Math.max(0, Math.min(count - 1, place));

/** Null outside a price cell. */
function placeOf(target: EventTarget): Place | null {
  const [row, column] = (target instanceof HTMLElement ? (target.dataset.cell ?? '') : '').split(':').map(Number);
  return row === undefined || column === undefined ? null : { row, column };
}

function effective(
  { chain, stores }: RetailMatrix['rows'][number],
  slug: string,
): { ourPrice: number; retailPrice: number } {
  const own = stores[slug];
  return { ourPrice: own?.ourPrice ?? chain.ourPrice, retailPrice: own?.retailPrice ?? chain.retailPrice };
}

interface ProductRowProps {
  index: number;
  row: RetailMatrix['rows'][number];
  columns: readonly { slug: string; name: string }[];
  field: PriceField;
  /** The cell of the row that Tab reaches. */
  current: number | null;
  /** The cell of the row that is being edited. */
  opened: Opened | null;
  onClose: () => void;
}

const ProductRow = memo(function ProductRow(props: ProductRowProps) {
  const { index, row, columns, field, current, opened, onClose } = props;
  const chain = row.chain[field];
  const prices = columns.map(({ slug }) => effective(row, slug)[field]);
  const [low, high] = usualRange(prices);
  return (
    <tr>
      <th scope="row">
        <BothNames of={row} />
      </th>
      <td>{formatMoney(chain)}</td>
      {columns.map(({ slug, name }, column) => {
        const price = prices[column] ?? chain;
        const own = row.stores[slug]?.[field] ?? null;
        if (opened?.store === slug)
          return (
            <td key={slug}>
              <CompareEditor
                {...opened}
                label={texts.field(row.name, name)}
                field={field}
                own={own}
                prices={effective(row, slug)}
                onClose={onClose}
              />
            </td>
          );
        const isFar = price < low || price > high;
        const value = formatMoney(price);
        return (
          <td
            key={slug}
            data-cell={`${index}:${column}`}
            data-own={own === null ? undefined : ''}
            tabIndex={current === column ? 0 : -1}
            aria-label={texts.cell(row.name, name, value, own !== null, isFar)}
          >
            {isFar && <TriangleAlert size={14} strokeWidth={2} aria-hidden />}
            {value}
          </td>
        );
      })}
    </tr>
  );
});
