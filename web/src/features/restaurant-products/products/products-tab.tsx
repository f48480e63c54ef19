import type { RestaurantCategory, StaffRestaurantProduct } from '@larder/contracts';
import { formatMoney } from '@larder/kernel';
import type { UseQueryResult } from '@tanstack/react-query';
import { Info, Plus } from 'lucide-react';
import { useDeferredValue, useMemo, useState } from 'react';
import { FigureLine } from '../../../shared/kit/facts.tsx';
import { TabsBeside } from '../../../shared/kit/page-tabs.tsx';
import { useFinder } from '../../../shared/search/use-finder.ts';
import { useFetchWhenIdle } from '../../../shared/ui/fetch-when-idle.ts';
import { ConfirmDialog, confirming } from '../../../shared/ui/overlays/confirm-dialog.tsx';
import { ReasonedButton } from '../../../shared/ui/overlays/reasoned-button.tsx';
import { part } from '../../../shared/ui/part.tsx';
import { ProblemNotice } from '../../../shared/ui/problem/problem-notice.tsx';
import { ErrorState } from '../../../shared/ui/states.tsx';
import { wholesaleFormTexts } from '../../../texts/restaurant-products/form.ts';
import { wholesaleTexts } from '../../../texts/restaurant-products/page.ts';
import { wholesaleToasts } from '../../../texts/restaurant-products/toasts.ts';
import { problems, useDeleteProduct } from '../changes/use-change-products.ts';
import { CategoryIndex } from '../model/category-index.ts';
import {
  filterWholesale,
  lacksChineseName,
  sortWholesale,
  wholesaleFigures,
  type WholesaleFigures,
} from '../model/wholesale-list.ts';
import { useWholesaleView } from '../model/wholesale-view.ts';
import type { WholesaleProduct } from '../restaurant-api.ts';
import { FilterBar } from './filter-bar.tsx';
import { ProductList } from './product-list.tsx';
import { type ProductActions, SoldOutDialog } from './product-parts.tsx';
import { useProductMoves } from './use-product-moves.ts';

const ProductDialog = part(async () => (await import('../form/product-dialog.tsx')).ProductDialog, {
  place: 'over',
  lost: wholesaleTexts.formLost,
});
const OverrideDialog = part(async () => (await import('../form/override-dialog.tsx')).OverrideDialog, {
  place: 'over',
  lost: wholesaleTexts.formLost,
});
const StoresDialog = part(async () => (await import('./stores-dialog.tsx')).StoresDialog, {
  place: 'over',
  lost: wholesaleTexts.formLost,
});
const WholesaleImport = part(async () => (await import('../wholesale-import.tsx')).WholesaleImport, {
  place: 'over',
  lost: wholesaleTexts.importLost,
});

const NO_PRODUCTS: readonly StaffRestaurantProduct[] = [];
const NO_CATEGORIES: readonly RestaurantCategory[] = [];

type Over =
  | { kind: 'form'; product: WholesaleProduct | null }
  | { kind: 'delete'; product: WholesaleProduct }
  | { kind: 'stores'; product: WholesaleProduct }
  | { kind: 'import' };

interface ProductsTabProps {
  products: UseQueryResult<StaffRestaurantProduct[]>;
  categories: UseQueryResult<RestaurantCategory[]>;
  editable: boolean;
  /** The store that the page is about; null for all stores. */
  store: string | null;
}

export function ProductsTab({ products, categories, editable, store }: ProductsTabProps) {
  useFetchWhenIdle(ProductDialog, OverrideDialog, StoresDialog, WholesaleImport, SoldOutDialog);
  const control = useWholesaleView();
  // The list may lag behind the keys; the fields may not.
  const view = useDeferredValue(control.view);
  const all = products.data ?? NO_PRODUCTS;
  const known = categories.data ?? NO_CATEGORIES;
  const index = useMemo(() => new CategoryIndex(known), [known]);
  const sorted = useMemo(() => sortWholesale(all, view.sort, index), [all, view.sort, index]);
  const finder = useFinder(products.data !== undefined, true);
  const shown = useMemo(() => filterWholesale(sorted, view, index, finder), [sorted, view, index, finder]);
  const unnamed = useMemo(() => all.filter(lacksChineseName).length, [all]);
  const figures = useMemo(() => wholesaleFigures(all), [all]);
  const counts = useMemo(() => countsOf(all, index), [all, index]);
  const [over, setOver] = useState<Over | null>(null);
  const [spoken, setSpoken] = useState('');
  const move = useProductMoves({ all, shown, categories: index }, setSpoken);
  const actions = useMemo<ProductActions>(
    () => ({
      move,
      say: setSpoken,
      edit: (product) => setOver({ kind: 'form', product }),
      remove: (product) => setOver({ kind: 'delete', product }),
      showStores: (product) => setOver({ kind: 'stores', product }),
    }),
    [move],
  );
  const arrived = products.data !== undefined;
  const ofChain = editable && store === null;
  const movable = editable && view.sort.key === 'manual' && view.layout === 'list';
  const add = (): void => setOver({ kind: 'form', product: null });
  const close = (): void => setOver(null);

  return (
    <div className="grid grid-cols-1 gap-1.5">
      <TabsBeside>
        <output className="min-h-6 font-semibold max-md:basis-full">
          {arrived && wholesaleTexts.count(shown.length, all.length)}
        </output>
        <Figures figures={arrived ? figures : null} />
      </TabsBeside>
      <FilterBar control={control} categories={counts} editable={ofChain} onImport={() => setOver({ kind: 'import' })}>
        {store === null && <AddButton editable={editable} onAdd={add} />}
      </FilterBar>
      {ofChain && unnamed > 0 && !view.unnamed && (
        <p className="flex flex-wrap items-center gap-x-3 text-sm text-ink-2">
          {wholesaleTexts.lackChineseName(unnamed)}
          <button
            type="button"
            className="inline-flex min-h-11 items-center text-link underline underline-offset-4"
            onClick={() => control.change({ unnamed: true })}
          >
            {wholesaleTexts.showThem}
          </button>
        </p>
      )}
      <ProblemNotice problems={problems} />
      {categories.isError && categories.data === undefined && (
        <ErrorState onRetry={() => void categories.refetch()}>{wholesaleTexts.categoriesError}</ErrorState>
      )}
      <ProductList
        products={products}
        shown={shown}
        categories={index}
        view={view}
        editable={editable}
        movable={movable}
        actions={actions}
        onClearFilters={control.clearFilters}
      />
      {movable && shown.length > 1 && (
        <p className="screen-only flex items-center gap-1.5 text-sm text-ink-2">
          <Info size={16} strokeWidth={1.75} className="flex-none" aria-hidden />
          {wholesaleTexts.moveHint}
        </p>
      )}
      <output className="sr-only">{spoken}</output>
      {over?.kind === 'delete' && <DeleteDialog product={over.product} onClose={close} />}
      {over?.kind === 'form' && store === null && (
        <ProductDialog product={over.product} categories={index} onClose={close} />
      )}
      {over?.kind === 'form' && store !== null && over.product !== null && (
        <OverrideDialog product={over.product} onClose={close} />
      )}
      {over?.kind === 'stores' && <StoresDialog product={over.product} onClose={close} />}
      {over?.kind === 'import' && <WholesaleImport onClose={close} />}
    </div>
  );
}

/** Every category with the number of its products, and the texts on products that belong to none. */
function countsOf(
  products: readonly WholesaleProduct[],
  index: CategoryIndex,
): { name: string; count: number; shownName: string }[] {
  const counts = index.all.map(({ name }) => ({ name, count: 0 }));
  const byName = new Map(counts.map((entry) => [entry.name, entry]));
  for (const { category } of products) {
    const name = index.find(category)?.name ?? category;
    const entry = byName.get(name);
    if (entry) entry.count += 1;
    else {
      const found = { name, count: 1 };
      byName.set(name, found);
      counts.push(found);
    }
  }
  return counts.map((entry) => ({ ...entry, shownName: index.shownName(entry.name) }));
}

function DeleteDialog({ product, onClose }: { product: WholesaleProduct; onClose: () => void }) {
  const remove = useDeleteProduct();
  return (
    <ConfirmDialog
      title={wholesaleFormTexts.deleteTitle}
      body={
        <>
          {wholesaleFormTexts.deleteQuestion}
          <strong className="block pt-1 text-ink wrap-anywhere">{product.name}</strong>
        </>
      }
      confirmLabel={wholesaleFormTexts.deleteConfirm}
      busyLabel={wholesaleFormTexts.deleting}
      fallback={wholesaleToasts.deleteRestaurantProduct.failure.title}
      {...confirming(remove, product.id, onClose)}
    />
  );
}

/** Null until the list has arrived: nothing is claimed before. */
function Figures({ figures }: { figures: WholesaleFigures | null }) {
  const { notKnown } = wholesaleTexts;
  const average = figures?.averagePrice ?? null;
  const line = [
    { name: wholesaleTexts.totalProducts, value: figures?.total.toLocaleString('en') ?? notKnown },
    { name: wholesaleTexts.activeProducts, value: figures?.active.toLocaleString('en') ?? notKnown },
    {
      name: wholesaleTexts.averagePrice,
      value: average === null ? notKnown : formatMoney(average),
      hint: wholesaleTexts.averageHint,
    },
  ];
  return <FigureLine figures={line} className="max-md:flex-wrap" aria-label={wholesaleTexts.figures} />;
}

function AddButton({ editable, onAdd }: { editable: boolean; onAdd: () => void }) {
  return (
    <ReasonedButton
      tone={editable ? 'primary' : 'plain'}
      aria-keyshortcuts="n"
      disabledReason={editable ? null : wholesaleTexts.adminOnlyReason}
      onClick={onAdd}
    >
      {editable && <Plus size={20} strokeWidth={2} aria-hidden />}
      {editable ? wholesaleTexts.add : wholesaleTexts.adminOnlyAdd}
    </ReasonedButton>
  );
}
