import { RETAIL_CATEGORIES, type RetailCategory } from '@larder/kernel';
import { PackageOpen, SearchX } from 'lucide-react';
import { memo, useCallback, useMemo } from 'react';
import type { ProductData } from '../../../shared/api/staff-products.ts';
import { type Column, RecordCards, RecordTable } from '../../../shared/kit/record-list.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { CategoryIcon } from '../../../shared/ui/category-icon.tsx';
import type { ListLayout } from '../../../shared/ui/lists/list-controls.tsx';
import { useColumns } from '../../../shared/ui/lists/use-columns.ts';
import { LIST_ROW, useListKeys } from '../../../shared/ui/lists/use-list-keys.ts';
import { DRAWN_WHOLE } from '../../../shared/ui/lists/use-window-rows.ts';
import { type MoveDirection, useFocusAfterMove } from '../../../shared/ui/order/move-buttons.tsx';
import { EmptyState } from '../../../shared/ui/states.tsx';
import { useLatest } from '../../../shared/ui/use-latest.ts';
import { useWideScreen } from '../../../shared/ui/use-wide-screen.ts';
import { orderTexts } from '../../../texts/order.ts';
import { productListTexts } from '../../../texts/product-list.ts';
import { toolbarTexts } from '../../../texts/products/toolbar.ts';
import { categoryNames } from '../../../texts/words.ts';
import type { ProductSelection } from '../bulk/use-product-selection.ts';
import { COLUMN_STEPS } from '../model/product-view.ts';
import type { ProductSort, SortKey } from '../model/sort-products.ts';
import { GridCard, ProductCells, ProductListCard } from './product-items.tsx';
import { type ProductActions, type ProductItemProps, SelectAllShown } from './product-parts.tsx';

interface ItemsProps {
  products: readonly ProductData[];
  editable: boolean;
  movable: boolean;
  selection: ProductSelection | null;
  actions: ProductActions;
}

interface ProductListProps extends ItemsProps {
  layout: ListLayout;
  sort: ProductSort;
  onChooseSort: (key: SortKey) => void;
  /** Whether there are no products at all, whatever the filters. */
  empty: boolean;
  onClearFilters: () => void;
  onAdd: () => void;
}

/** The products in the chosen layout; a list is a table on wide screens and cards on a phone. */
export const ProductList = memo(function ProductList(props: ProductListProps) {
  const { layout, sort, onChooseSort, empty, onClearFilters, onAdd, ...items } = props;
  const { products, editable } = items;
  const wide = useWideScreen();
  const find = (id: string) => products.find((product) => product.id === id);
  const list = useListKeys<HTMLDivElement>({
    byKeysOnly: true,
    open: (id) => {
      const product = find(id);
      if (product !== undefined && editable && product.own === undefined) items.actions.edit(product);
    },
    ...(items.actions.select !== null && { select: items.actions.select }),
    actions: {
      e: (id) => list.current?.querySelector<HTMLElement>(`[${LIST_ROW}="${id}"] [data-price="ourPrice"]`)?.click(),
    },
  });
  if (empty) {
    return (
      <EmptyState
        icon={PackageOpen}
        title={productListTexts.emptyTitle}
        hint={editable ? productListTexts.emptyHint : undefined}
      >
        {editable && (
          <Button tone="primary" onClick={onAdd}>
            {toolbarTexts.add}
          </Button>
        )}
      </EmptyState>
    );
  }
  if (products.length === 0) {
    return (
      <EmptyState icon={SearchX} title={productListTexts.nothingFound}>
        <Button onClick={onClearFilters}>{productListTexts.clearFilters}</Button>
      </EmptyState>
    );
  }
  return (
    <div ref={list} className="min-w-0">
      {layout === 'grid' ? (
        <ProductGrid {...items} />
      ) : wide ? (
        <ProductTable {...items} sort={sort} onChooseSort={onChooseSort} />
      ) : (
        <ProductCards {...items} />
      )}
    </div>
  );
});

const recordsOf = (selection: ProductSelection | null) => ({
  label: productListTexts.tableLabel,
  idOf: ({ id }: ProductData) => id,
  mark: ({ id, active }: ProductData) => ({
    'data-product': id,
    [LIST_ROW]: id,
    'data-inactive': active ? undefined : '',
    'data-selected': selection?.ids.has(id) === true ? '' : undefined,
  }),
});

/** The props of every row and card. The functions are stable, so that a changed row does not re-render others. */
function useItems({ products, editable, movable, selection, actions }: ItemsProps) {
  const shown = useLatest(products);
  useFocusAfterMove(actions.pressed, products);
  const onMove = useCallback(
    (product: ProductData, direction: MoveDirection) => actions.move(product, direction, shown.current),
    [actions, shown],
  );
  return (product: ProductData, index: number): ProductItemProps => ({
    product,
    index,
    total: products.length,
    editable,
    movable,
    selected: selection?.ids.has(product.id) === true,
    actions,
    onMove,
  });
}

const { columns } = productListTexts;

function ProductTable({ sort, onChooseSort, ...list }: ItemsProps & Pick<ProductListProps, 'sort' | 'onChooseSort'>) {
  const item = useItems(list);
  const headings: (Column<ProductData, SortKey> | false)[] = [
    list.selection !== null && {
      label: <SelectAllShown selection={list.selection} shown={list.products} />,
      width: 'screen-only w-[32px] pr-0! 2xl:w-[36px]',
    },
    list.movable && { label: orderTexts.column, width: 'screen-only w-[96px] 2xl:w-[112px]' },
    { label: columns.product, sort: 'description' },
    { label: columns.category, sort: 'category', width: 'w-[108px] 2xl:w-[144px] max-xl:hidden' },
    { label: columns.size, width: 'w-[88px] 2xl:w-[112px] max-xl:hidden' },
    { label: columns.retail, sort: 'retailPrice', width: 'figure w-[88px] 2xl:w-[112px]' },
    { label: columns.ourPrice, sort: 'ourPrice', width: 'figure w-[100px] 2xl:w-[112px]' },
    { label: columns.savings, sort: 'savings', width: 'figure w-[104px] max-xl:hidden 2xl:w-[112px]' },
    { label: columns.status, width: 'w-[72px] 2xl:w-[144px]' },
    list.editable && {
      label: columns.actions,
      className: 'screen-only',
      width: list.actions.showStores === null ? 'w-[100px] 2xl:w-[112px]' : 'w-[144px] 2xl:w-[156px]',
    },
  ];
  return (
    <RecordTable
      {...recordsOf(list.selection)}
      className="[&_td.figure]:relative [&_tbody_th]:sticky [&_tbody_th]:left-0"
      items={list.products}
      height={57}
      columns={headings}
      sort={sort}
      onSort={onChooseSort}
    >
      {(product, index) => <ProductCells {...item(product, index)} />}
    </RecordTable>
  );
}

/** The list on a phone. */
function ProductCards(list: ItemsProps) {
  const item = useItems(list);
  return (
    <RecordCards {...recordsOf(list.selection)} items={list.products} height={216} itemClass="pb-3">
      {(product, index) => <ProductListCard {...item(product, index)} />}
    </RecordCards>
  );
}

/** The products as cards, with a section for each non-empty category. */
function ProductGrid({ products, ...list }: ItemsProps) {
  const { columns: side, frame } = useColumns(COLUMN_STEPS);
  const sections = useMemo(
    () =>
      RETAIL_CATEGORIES.map((category) => ({
        category,
        products: products.filter((product) => product.category === category),
      })).filter((section) => section.products.length > 0),
    [products],
  );
  return (
    <div ref={frame} className="grid gap-8">
      {sections.map((section) => (
        <GridSection
          key={section.category}
          {...list}
          {...section}
          columns={side}
          sparse={products.length > DRAWN_WHOLE}
        />
      ))}
    </div>
  );
}

interface GridSectionProps extends ItemsProps {
  category: RetailCategory;
  columns: number;
  sparse: boolean;
}

function GridSection({ category, columns: side, sparse, ...list }: GridSectionProps) {
  const item = useItems(list);
  const headingId = `products-${category}`;
  return (
    <section aria-labelledby={headingId} data-category={category}>
      <h2 id={headingId} className="flex items-center gap-2.5 pb-2 text-[1.25rem] font-extrabold">
        <span className="category-ink">
          <CategoryIcon category={category} size={22} />
        </span>
        {categoryNames[category]}
        <span className="text-base font-medium text-ink-3">{list.products.length}</span>
      </h2>
      <RecordCards
        {...recordsOf(list.selection)}
        label=""
        items={list.products}
        height={340}
        className="staff-grid print:grid-cols-4"
        itemClass="pb-3"
        columns={side}
        sparse={sparse}
      >
        {(product, index) => <GridCard {...item(product, index)} />}
      </RecordCards>
    </section>
  );
}
