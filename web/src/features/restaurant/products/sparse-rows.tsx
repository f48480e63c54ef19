import { type ColumnSteps, useColumns } from '../../../shared/ui/lists/use-columns.ts';
import { useWindowRows } from '../../../shared/ui/lists/use-window-rows.ts';
import type { ShopLayout, ShopSection } from '../model/shop-sections.ts';
import { SheetLine } from './sheet-line.tsx';
import { ShopCard } from './shop-card.tsx';
import styles from './shop-products.module.css';

/** The breakpoints of the style sheet's grid. */
const STEPS: ColumnSteps = [
  { from: 1080, columns: 4 },
  { from: 760, columns: 3 },
  { from: 520, columns: 2 },
];

const CARD_HEIGHT = 360;
const LINE_HEIGHT = 64;

/** Renders only the rows of a very long list that are near the window; the page scrolls as if all existed. */
export function SparseRows({ section, layout }: { section: ShopSection; layout: ShopLayout }) {
  const { columns: fitting, frame } = useColumns(STEPS);
  const cards = layout === 'cards';
  const columns = cards ? fitting : 1;
  const { products, icon } = section;
  const { container, rows, measure, focusHandlers } = useWindowRows<HTMLUListElement>({
    count: Math.ceil(products.length / columns),
    rowHeight: cards ? CARD_HEIGHT : LINE_HEIGHT,
    sparse: true,
    // Each category renders a margin of rows, so it is small.
    margin: cards ? 1 : 4,
  });
  const Item = cards ? ShopCard : SheetLine;
  return (
    <div ref={frame}>
      <ul
        ref={container}
        className={cards ? styles.shopGrid : 'border border-edge bg-surface'}
        data-columns={columns}
        {...focusHandlers}
      >
        {rows.map((row) => {
          if ('gap' in row)
            return <li key={row.gap} aria-hidden className="col-span-full" style={{ height: row.height }} />;
          const first = row.index * columns;
          return products.slice(first, first + columns).map((product, column) => (
            <Item
              key={product.id}
              product={product}
              icon={icon}
              eager={false}
              // Cards of a row have the same height, so measuring one is enough.
              measure={column === 0 ? measure : null}
              row={row.index}
            />
          ));
        })}
      </ul>
    </div>
  );
}
