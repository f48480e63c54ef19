import { formatMoney, LIMITS } from '@larder/kernel';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ChartColumn, Columns3, Download, Ellipsis, Eye, FileSpreadsheet, Info, Upload, X } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  fetchProductExport,
  fetchProductTemplate,
  fetchStorePricesExport,
  followChainOrder,
} from '../../../shared/api/staff-products.ts';
import { useFile } from '../../../shared/csv-import/table-file-drop.tsx';
import { useStoreScope } from '../../../shared/kit/store-scope.tsx';
import { staffKeys } from '../../../shared/query/staff-keys.ts';
import { PATHS } from '../../../shared/routing/paths.ts';
import { useNavigate } from '../../../shared/routing/router.ts';
import { Badge } from '../../../shared/ui/badge.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Menu, type MenuItem } from '../../../shared/ui/overlays/menu.tsx';
import { fileToasts } from '../../../texts/csv-import.ts';
import { orderTexts } from '../../../texts/order.ts';
import { productListTexts } from '../../../texts/product-list.ts';
import { compareTexts } from '../../../texts/products/compare.ts';
import { filterTexts } from '../../../texts/products/filters.ts';
import { productToasts } from '../../../texts/products/toasts.ts';
import { toolbarTexts } from '../../../texts/products/toolbar.ts';
import { storeScopeTexts } from '../../../texts/stores/scope.ts';
import { categoryNames } from '../../../texts/words.ts';
import { problems } from '../changes/product-cache.ts';
import { activeFilters, boundOf, NO_FILTERS, type ProductFilters } from '../model/filter-products.ts';
import type { ProductViewControl } from '../model/product-view.ts';
import { useProductScope } from '../product-scope.ts';

interface ListHeadProps {
  control: ProductViewControl;
  /** Null until the list has loaded. */
  shown: number | null;
  total: number;
  editable: boolean;
  movable: boolean;
  figures: ReactNode;
  /** A checkbox for lists without a heading row. */
  selectAll: ReactNode;
  /** Whether the store overrides the order. */
  ownOrder: boolean;
  analyticsOpen: boolean;
  onToggleAnalytics: () => void;
  /** Null in the list of a single store. */
  onImport: (() => void) | null;
}

/** The line above the list: how much of it is shown and why, and the actions. */
export function ListHead(props: ListHeadProps) {
  const {
    control,
    shown,
    total,
    editable,
    movable,
    figures,
    selectAll,
    ownOrder,
    analyticsOpen,
    onToggleAnalytics,
    onImport,
  } = props;
  const { filters, sort, layout } = control.view;
  const { store } = useProductScope();
  const hint =
    !editable || sort.key !== 'manual' || layout === 'sheet'
      ? null
      : movable
        ? store === null
          ? orderTexts.hint
          : ownOrder
            ? storeScopeTexts.orderIsOwn
            : storeScopeTexts.orderFollows
        : orderTexts.blocked;
  return (
    <div className="grid grid-cols-1 gap-1.5">
      <FilterChips filters={filters} onChange={control.setFilters} />
      <div className="strip flex items-center gap-x-5 md:flex-wrap md:max-xl:[&>dl]:order-2 md:max-xl:[&>dl]:basis-full">
        {selectAll}
        <output className="flex-none font-semibold">
          {shown === null ? '' : productListTexts.count(shown, total)}
        </output>
        {figures}
        {hint !== null && total > 0 && (
          <p className="screen-only flex flex-none items-center gap-1.5 text-sm text-ink-2" title={hint}>
            <Info size={16} strokeWidth={1.75} className="flex-none" aria-hidden />
            <span className={movable ? 'max-2xl:sr-only' : ''}>{hint}</span>
          </p>
        )}
        {store !== null && movable && ownOrder && <FollowOrder store={store} />}
        {!editable && <Badge icon={Eye}>{productListTexts.viewOnly}</Badge>}
        <span className="flex flex-none gap-2 md:order-1 md:ml-auto">
          <Button icon={ChartColumn} aria-pressed={analyticsOpen} onClick={onToggleAnalytics}>
            {toolbarTexts.analytics}
          </Button>
          <CsvActions editable={editable} onImport={onImport} />
        </span>
      </div>
    </div>
  );
}

interface FilterChipsProps {
  filters: ProductFilters;
  onChange: (change: Partial<ProductFilters>) => void;
}

/** The active filters, each with a button that removes it. */
function FilterChips({ filters, onChange }: FilterChipsProps) {
  const active = activeFilters(filters);
  if (active.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-2" aria-label={filterTexts.chipsLabel}>
      {active.map((key) => {
        const label = labelOf(filters, key);
        return (
          <li key={key}>
            <button
              type="button"
              className="filter-chip"
              aria-label={filterTexts.removeFilter(label)}
              onClick={() => onChange({ [key]: NO_FILTERS[key] })}
            >
              {label}
              <X size={16} strokeWidth={2} aria-hidden />
            </button>
          </li>
        );
      })}
    </ul>
  );
}

function labelOf(filters: ProductFilters, key: keyof ProductFilters): string {
  const { chips, statuses } = filterTexts;
  switch (key) {
    case 'searchQuery':
      return chips.searchQuery(filters.searchQuery.trim());
    case 'categoryFilter':
      return filters.categoryFilter === 'all' ? '' : categoryNames[filters.categoryFilter];
    case 'statusFilter':
      return statuses[filters.statusFilter];
    case 'priceMin':
    case 'priceMax':
      return chips[key](formatMoney(boundOf(filters[key])));
    case 'savingsMin':
    case 'savingsMax':
      return chips[key](String(boundOf(filters[key])));
  }
}

/** Imports and exports. */
function CsvActions({ editable, onImport }: { editable: boolean; onImport: (() => void) | null }) {
  const { store } = useProductScope();
  const { stores } = useStoreScope();
  const navigate = useNavigate();
  const fetchExport = useFile(() => fetchProductExport(store), fileToasts.exportProducts.failure, problems);
  const fetchWithStores = useFile(
    () =>
      fetchProductExport(
        null,
        stores.map(({ slug }) => slug),
      ),
    fileToasts.exportProducts.failure,
    problems,
  );
  const fetchOwn = useFile(() => fetchStorePricesExport(store), fileToasts.exportProducts.failure, problems);
  const fetchTemplate = useProductTemplate();
  const items: MenuItem[] = [
    ...(store === null && stores.length > 1
      ? [{ label: compareTexts.open, icon: Columns3, onSelect: () => navigate(PATHS.compare.path) }]
      : []),
    {
      label: fetchExport.isPending ? toolbarTexts.exporting : toolbarTexts.exportCsv,
      icon: Download,
      onSelect: () => !fetchExport.isPending && fetchExport.mutate(),
    },
  ];
  if (store === null && stores.length > 1 && stores.length <= LIMITS.exportedStores) {
    items.push({
      label: fetchWithStores.isPending ? toolbarTexts.exporting : toolbarTexts.exportWithStores,
      icon: Download,
      onSelect: () => !fetchWithStores.isPending && fetchWithStores.mutate(),
    });
  }
  if (stores.length > 1) {
    items.push({
      label: fetchOwn.isPending ? toolbarTexts.exporting : toolbarTexts.exportOwn,
      icon: Download,
      onSelect: () => !fetchOwn.isPending && fetchOwn.mutate(),
    });
  }
  if (editable && onImport !== null) {
    items.push({ label: toolbarTexts.importCsv, icon: Upload, onSelect: onImport });
    items.push({
      label: toolbarTexts.template,
      icon: FileSpreadsheet,
      onSelect: () => !fetchTemplate.isPending && fetchTemplate.mutate(),
    });
  }
  return (
    <Menu label={toolbarTexts.more} items={items} trigger={<Ellipsis size={20} strokeWidth={1.75} aria-hidden />} />
  );
}

/** Removes the store's order, so that it follows the chain's. */
function FollowOrder({ store }: { store: string }) {
  const client = useQueryClient();
  const follow = useMutation({
    meta: productToasts.reorderProducts,
    mutationFn: () => followChainOrder(store),
    onSettled: () => client.invalidateQueries({ queryKey: staffKeys.productsOf(store) }),
  });
  return (
    <button
      type="button"
      className="text-button text-sm"
      aria-busy={follow.isPending}
      onClick={() => !follow.isPending && follow.mutate()}
    >
      {follow.isPending ? storeScopeTexts.followingOrder : storeScopeTexts.followOrder}
    </button>
  );
}

const useProductTemplate = () => useFile(fetchProductTemplate, fileToasts.productTemplate.failure, problems);
