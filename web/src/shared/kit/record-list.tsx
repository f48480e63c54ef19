import './record-list.css';
import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import type { CSSProperties, ReactNode } from 'react';
import { DRAWN_WHOLE, useWindowRows } from '../ui/lists/use-window-rows.ts';

interface RecordsProps<T> {
  label: string;
  items: readonly T[];
  idOf: (item: T) => string;
  /** The estimated height of a row in pixels, corrected once the row is rendered. Small tables need none. */
  height?: number;
  /** Data attributes of a row, for styles and tests. */
  mark?: (item: T) => Readonly<Record<`data-${string}`, string | undefined>>;
  className?: string;
  /** Whether only visible rows are rendered; by default long lists do so. */
  sparse?: boolean;
}

export interface Column<T, K extends string = string> {
  label: ReactNode;
  /** The class of the heading and the cells. */
  className?: string;
  /** The class of the heading, which sets the column's width. */
  width?: string;
  /** The sort that pressing the heading chooses. */
  sort?: K;
  /** Whether the cell names the row. */
  names?: boolean;
  /** Absent if the table renders whole rows. */
  cell?: (item: T) => ReactNode;
}

interface RecordTableProps<T, K extends string> extends RecordsProps<T> {
  /** The columns in order; `false` is left out. */
  columns: readonly (Column<T, K> | false)[];
  sort?: { key: K; descending: boolean };
  onSort?: (key: K) => void;
  /** A row of totals at the end. */
  sums?: (rowIndex: number | undefined) => ReactNode;
  stale?: boolean;
  /** Renders the cells of a row, for lists that memoise rows. */
  children?: (item: T, index: number) => ReactNode;
}

/** On paper buttons take no space and headings are plain text: Chromium repeats no buttons on further pages. */
const PAPER =
  'print:table-auto print:[&_thead_button]:contents print:[&_thead_th]:w-auto! print:[&_thead_th]:wrap-normal';

/** Records as a table. A long one renders only rows near the window; paper gets all of them. */
export function RecordTable<T, K extends string = string>(props: RecordTableProps<T, K>) {
  const { label, items, idOf, height = 60, mark, className = '', sort, onSort, sums, stale = false } = props;
  const total = items.length;
  const { container, rows, measure, focusHandlers } = useWindowRows<HTMLTableSectionElement>({
    count: total,
    rowHeight: height,
    sparse: props.sparse ?? total > DRAWN_WHOLE,
  });
  const sparse = measure !== null;
  const columns = props.columns.filter((column) => column !== false);
  const cells = props.children ?? ((item: T) => <Cells columns={columns} item={item} />);
  return (
    <table
      className={`ledger ${PAPER} ${className}`}
      aria-label={label}
      aria-rowcount={sparse ? total + (sums === undefined ? 1 : 2) : undefined}
      data-stale={stale || undefined}
    >
      <thead>
        <tr aria-rowindex={sparse ? 1 : undefined}>
          {columns.map(({ label: heading, className: ofCells, width, sort: key }, index) => {
            const style = [ofCells, width].filter(Boolean).join(' ') || undefined;
            return key !== undefined && sort !== undefined && onSort !== undefined ? (
              <SortHeader key={key} name={key} label={heading} sort={sort} onChoose={onSort} className={style} />
            ) : (
              <th key={index} scope="col" className={style}>
                {heading}
              </th>
            );
          })}
        </tr>
      </thead>
      <tbody ref={container} {...focusHandlers}>
        {rows.map((row) => {
          if ('gap' in row) return <GapRow key={row.gap} height={row.height} />;
          const item = items[row.index];
          if (item === undefined) return null;
          return (
            <tr
              key={idOf(item)}
              ref={measure}
              data-index={row.index}
              // Counted from the heading, which is the first row.
              aria-rowindex={sparse ? row.index + 2 : undefined}
              {...mark?.(item)}
            >
              {cells(item, row.index)}
            </tr>
          );
        })}
      </tbody>
      {sums !== undefined && <tfoot>{sums(sparse ? total + 2 : undefined)}</tfoot>}
    </table>
  );
}

/** Stands for rows that are not drawn. One cell: spanning columns hidden on a narrow screen would show them. */
export const GapRow = ({ height }: { height: number }) => (
  <tr aria-hidden className="ledger-gap">
    <td aria-hidden className="border-0 p-0" style={{ height }} />
  </tr>
);

function Cells<T, K extends string>({ columns, item }: { columns: readonly Column<T, K>[]; item: T }) {
  return columns.map(({ cell, className, names }, index) =>
    names === true ? (
      <th key={index} scope="row" className={className}>
        {cell?.(item)}
      </th>
    ) : (
      <td key={index} className={className}>
        {cell?.(item)}
      </td>
    ),
  );
}

interface RecordCardsProps<T> extends RecordsProps<T> {
  itemClass: string | undefined;
  /** The number of cards side by side; without it, the list is not a grid. */
  columns?: number;
  children: (item: T, index: number) => ReactNode;
}

/** Records as cards. A long list renders only cards near the window; paper gets all of them. */
export function RecordCards<T>(props: RecordCardsProps<T>) {
  const { label, items, idOf, height = 200, mark, className, itemClass, columns, children } = props;
  const total = items.length;
  const perRow = columns ?? 1;
  const { container, rows, measure, focusHandlers } = useWindowRows<HTMLUListElement>({
    count: Math.ceil(total / perRow),
    rowHeight: height,
    sparse: props.sparse ?? total > DRAWN_WHOLE,
    // Several grids share a page, and each renders a margin, so it is small.
    margin: columns === undefined ? undefined : 1,
  });
  const sparse = measure !== null;
  return (
    <ul
      ref={container}
      className={className}
      data-columns={columns}
      style={{ '--columns': columns } as CSSProperties}
      aria-label={label || undefined}
      {...focusHandlers}
    >
      {rows.map((row) => {
        if ('gap' in row)
          return <li key={row.gap} aria-hidden className="col-span-full" style={{ height: row.height }} />;
        const first = row.index * perRow;
        return items.slice(first, first + perRow).map((item, place) => (
          <li
            key={idOf(item)}
            // Cards of a row have the same height, so measuring one is enough.
            ref={place === 0 ? measure : null}
            className={itemClass}
            data-index={row.index}
            aria-posinset={sparse ? first + place + 1 : undefined}
            aria-setsize={sparse ? total : undefined}
            {...mark?.(item)}
          >
            {children(item, first + place)}
          </li>
        ));
      })}
    </ul>
  );
}

interface SortHeaderProps<K extends string> {
  name: K;
  label: ReactNode;
  sort: { key: K; descending: boolean };
  onChoose: (key: K) => void;
  className?: string;
}

/** A column's heading that sorts the list; pressed again, in reverse. */
function SortHeader<K extends string>({ name, label, sort, onChoose, className }: SortHeaderProps<K>) {
  const chosen = sort.key === name;
  const Icon = chosen ? (sort.descending ? ArrowDown : ArrowUp) : ArrowUpDown;
  return (
    <th scope="col" className={className} aria-sort={chosen ? (sort.descending ? 'descending' : 'ascending') : 'none'}>
      <button
        type="button"
        className="-mx-1.5 inline-flex min-h-10 items-center gap-1.5 px-1.5 font-semibold in-[.figure]:flex-row-reverse"
        onClick={() => onChoose(name)}
      >
        {label}
        <Icon size={14} strokeWidth={2} className={chosen ? 'text-brand' : 'text-edge max-lg:hidden'} aria-hidden />
      </button>
    </th>
  );
}
