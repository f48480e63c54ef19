import type { StaffRestaurantProduct } from '@larder/contracts';
import type { UseQueryResult } from '@tanstack/react-query';
import { PackageOpen, SearchX } from 'lucide-react';
import { useId, useMemo } from 'react';
import { Loaded } from '../../../shared/kit/loaded.tsx';
import { type Column, RecordCards, RecordTable } from '../../../shared/kit/record-list.tsx';
import { CategorySymbol, PLAIN_LOOK } from '../../../shared/restaurant-category/category-badge.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { type ColumnSteps, useColumns } from '../../../shared/ui/lists/use-columns.ts';
import { DRAWN_WHOLE } from '../../../shared/ui/lists/use-window-rows.ts';
import { EmptyState } from '../../../shared/ui/states.tsx';
import { useWideScreen } from '../../../shared/ui/use-wide-screen.ts';
import { wholesaleTexts } from '../../../texts/restaurant-products/page.ts';
import type { CategoryIndex } from '../model/category-index.ts';
import { groupProducts, type ProductGroup } from '../model/wholesale-list.ts';
import type { WholesaleView } from '../model/wholesale-view.ts';
import type { WholesaleProduct } from '../restaurant-api.ts';
import styles from '../restaurant-products.module.css';
import { type Place, ProductCard, ProductCells } from './product-items.tsx';
import { type ProductActions, useScopeDay } from './product-parts.tsx';

interface ProductListProps {
  products: UseQueryResult<StaffRestaurantProduct[]>;
  shown: readonly WholesaleProduct[];
  categories: CategoryIndex;
  view: WholesaleView;
  editable: boolean;
  movable: boolean;
  actions: ProductActions;
  onClearFilters: () => void;
}

/** The products as the view wants them; before that, that they are coming, missing or none. */
export function ProductList(props: ProductListProps) {
  const { products, shown, categories, view, editable, movable, actions, onClearFilters } = props;
  const wide = useWideScreen();
  const turned = view.sort.key === 'category' && view.sort.descending;
  const groups = useMemo(() => groupProducts(shown, categories, turned), [shown, categories, turned]);
  const places = useMemo(() => (movable ? placesIn(groups) : null), [groups, movable]);

  const arranged = { categories, editable, actions, today: useScopeDay() };
  return (
    <Loaded query={products} loading={wholesaleTexts.loading} failed={wholesaleTexts.loadError} titled>
      {(all) => {
        if (all.length === 0)
          return (
            <EmptyState
              icon={PackageOpen}
              title={wholesaleTexts.emptyTitle}
              hint={editable ? wholesaleTexts.emptyHint : undefined}
            />
          );
        if (shown.length === 0)
          return (
            <EmptyState icon={SearchX} title={wholesaleTexts.nothingFound}>
              <Button onClick={onClearFilters}>{wholesaleTexts.clearFilters}</Button>
            </EmptyState>
          );
        if (view.layout === 'grid') return <ProductGrid {...arranged} groups={groups} headed={view.category === ''} />;
        const list = { ...arranged, products: shown, places };
        if (wide) return <ProductTable {...list} />;
        return <CardList {...list} columns={1} sparse={shown.length > DRAWN_WHOLE} label={wholesaleTexts.list} />;
      }}
    </Loaded>
  );
}

/** Each product's place among those of its category that are shown. */
function placesIn(groups: readonly ProductGroup[]): Map<string, Place> {
  return new Map(
    groups.flatMap(({ products }) => products.map(({ id }, index) => [id, { index, total: products.length }] as const)),
  );
}

interface ArrangedProps {
  products: readonly WholesaleProduct[];
  categories: CategoryIndex;
  editable: boolean;
  actions: ProductActions;
  /** The places that products can be moved to; null where they cannot. */
  places: ReadonlyMap<string, Place> | null;
  today: string;
}

const RECORDS = {
  idOf: ({ id }: WholesaleProduct) => id,
  mark: ({ id, active }: WholesaleProduct) => ({ 'data-product': id, 'data-inactive': active ? undefined : '' }),
};

const { columns } = wholesaleTexts;

function itemProps(product: WholesaleProduct, { categories, editable, actions, places, today }: ArrangedProps) {
  return {
    product,
    category: categories.find(product.category),
    categoryName: categories.shownName(product.category),
    editable,
    actions,
    place: places?.get(product.id) ?? null,
    today,
  };
}

function ProductTable(arranged: ArrangedProps) {
  const headings: Column<WholesaleProduct>[] = [
    { label: columns.order, width: `screen-only ${arranged.places ? 'w-25 xl:w-31 2xl:w-36' : 'w-18'}` },
    { label: columns.product },
    { label: columns.category, width: 'w-[104px] xl:w-[164px] 2xl:w-[184px]' },
    { label: columns.price, width: 'figure w-[100px] 2xl:w-[144px]' },
    { label: columns.minOrder, width: 'figure w-[60px] xl:w-[92px] 2xl:w-[120px]' },
    { label: columns.status, width: 'w-[96px] xl:w-[124px] 2xl:w-[168px]' },
    { label: columns.actions, width: 'screen-only w-[148px] 2xl:w-[168px]' },
  ];
  return (
    <RecordTable
      {...RECORDS}
      label={wholesaleTexts.list}
      items={arranged.products}
      className={styles.wholesaleLedger}
      height={61}
      columns={headings}
    >
      {(product) => <ProductCells {...itemProps(product, arranged)} />}
    </RecordTable>
  );
}

interface CardListProps extends ArrangedProps {
  columns: number;
  sparse: boolean;
  label: string;
}

function CardList({ columns: side, sparse, label, ...arranged }: CardListProps) {
  return (
    <RecordCards
      {...RECORDS}
      label={label}
      items={arranged.products}
      height={360}
      className="staff-grid print:grid-cols-4"
      itemClass="pb-3"
      columns={side}
      sparse={sparse}
    >
      {(product) => <ProductCard {...itemProps(product, arranged)} />}
    </RecordCards>
  );
}

/** One to five cards side by side. A window of 1280 px leaves 1216 px for the grid. */
const COLUMN_STEPS: ColumnSteps = [
  { from: 1240, columns: 5 },
  { from: 980, columns: 4 },
  { from: 740, columns: 3 },
  { from: 520, columns: 2 },
];

interface ProductGridProps extends Omit<ArrangedProps, 'products' | 'places'> {
  groups: readonly ProductGroup[];
  /** Whether the groups carry their names: not where one category was chosen. */
  headed: boolean;
}

function ProductGrid({ groups, headed, ...arranged }: ProductGridProps) {
  const { columns: side, frame } = useColumns(COLUMN_STEPS);
  const total = groups.reduce((sum, { products }) => sum + products.length, 0);
  const id = useId();
  return (
    <div ref={frame} className="grid gap-6">
      {groups.map((group, index) => {
        const look = group.category ?? PLAIN_LOOK;
        const headingId = `${id}-${index}`;
        return (
          <section
            key={group.name}
            aria-labelledby={headed ? headingId : undefined}
            aria-label={headed ? undefined : arranged.categories.shownName(group.name)}
            data-category={group.name}
          >
            {headed && (
              <h2
                id={headingId}
                className="not-print:sticky top-0 z-2 mb-3 print:break-after-avoid flex items-center gap-2.5 border-l-4 border-(--scheme-ink) bg-paper px-3 py-2 text-[1.25rem] font-extrabold text-(--scheme-ink) shadow-[inset_0_-1px_0_var(--color-hairline)]"
                data-scheme={look.colorScheme}
              >
                <CategorySymbol icon={look.icon} size={22} />
                <span className="min-w-0 wrap-anywhere">{arranged.categories.shownName(group.name)}</span>
                <span
                  className="count-bubble bg-(--scheme-ink)"
                  title={wholesaleTexts.productCount(group.products.length)}
                >
                  {group.products.length}
                </span>
              </h2>
            )}
            <CardList
              {...arranged}
              products={group.products}
              columns={side}
              sparse={total > DRAWN_WHOLE}
              places={null}
              label=""
            />
          </section>
        );
      })}
    </div>
  );
}
