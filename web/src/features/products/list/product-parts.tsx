import type { Product, ProductPatch } from '@larder/contracts';
import { discountPercent } from '@larder/kernel';
import { Pencil, StoreIcon, Trash2 } from 'lucide-react';
import type { ProductData } from '../../../shared/api/staff-products.ts';
import { OWN_FIELDS } from '../../../shared/api/store-prices.ts';
import { SelectAllBox } from '../../../shared/kit/selection-bar.tsx';
import { IconButton } from '../../../shared/ui/button.tsx';
import { MoveButtons, type MoveDirection } from '../../../shared/ui/order/move-buttons.tsx';
import { Switch } from '../../../shared/ui/switch.tsx';
import { productListTexts } from '../../../texts/product-list.ts';
import { productBulkTexts } from '../../../texts/products/bulk.ts';
import { productFormTexts } from '../../../texts/products/form.ts';
import { storeScopeTexts } from '../../../texts/stores/scope.ts';
import type { ProductSelection } from '../bulk/use-product-selection.ts';
import type { ManualOrder } from '../changes/use-manual-order.ts';
import { ChainValue, OwnReset } from './chain-value.tsx';

/** Actions of rows and cards. A stable object for the lifetime of the page. */
export interface ProductActions extends Pick<ManualOrder, 'move' | 'pressed'> {
  edit(product: ProductData): void;
  remove(product: ProductData): void;
  /** Null when nothing can be selected. */
  select: ProductSelection['select'] | null;
  /** Null when there is one store, or one is shown alone. */
  showStores: ((product: ProductData) => void) | null;
}

/** A row or a card, and its place in the list. */
export interface ProductItemProps {
  product: ProductData;
  editable: boolean;
  selected: boolean;
  actions: ProductActions;
  /** The index in the list, from 0. */
  index: number;
  total: number;
  /** Whether it can be moved manually. */
  movable: boolean;
  onMove: (product: ProductData, direction: MoveDirection) => void;
}

export function ProductMoves({ product, index, total, onMove }: ProductItemProps) {
  return (
    <MoveButtons
      name={product.description}
      index={index}
      total={total}
      onMove={(direction) => onMove(product, direction)}
    />
  );
}

/** Selects a product; with Shift, all from the last selected one. */
export function SelectBox({ product, selected, actions: { select } }: ProductItemProps) {
  if (select === null) return null;
  return (
    <label className="inline-grid min-h-9 min-w-5 place-items-center max-md:min-h-11 max-md:min-w-11 pointer-coarse:min-h-11">
      <input
        type="checkbox"
        className="checkbox"
        aria-label={productBulkTexts.select(product.description)}
        checked={selected}
        onChange={({ nativeEvent }) =>
          select(product.id, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey ? 'range' : 'turn')
        }
      />
    </label>
  );
}

interface SelectAllShownProps {
  selection: ProductSelection;
  shown: readonly ProductData[];
}

/** Selects everything that the filters show. */
export function SelectAllShown({ selection, shown }: SelectAllShownProps) {
  const selected = selection.products.length;
  return (
    <SelectAllBox
      label={productBulkTexts.selectAll(shown.length)}
      selected={selected}
      all={selected > 0 && selected === shown.length}
      onSelectAll={selection.selectAll}
      onClear={selection.clear}
    />
  );
}

interface ActiveSwitchProps {
  product: ProductData;
  editable: boolean;
  pending: boolean;
  save: (patch: ProductPatch) => void;
}

/** A switch for whether shoppers see the product. Sends only that field; a label repeats the colour's meaning. */
export function ActiveSwitch({ product, editable, pending, save }: ActiveSwitchProps) {
  const label = product.active ? productListTexts.active : productListTexts.inactive;
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2 break-keep">
      {editable && (
        <Switch
          checked={product.active}
          label={productListTexts.activeLabel(product.description)}
          pending={pending}
          onChange={(active) => save({ active })}
        />
      )}
      <span>
        <span
          className={`text-sm ${editable ? 'not-print:max-2xl:sr-only' : ''} ${product.active ? 'text-ink' : 'text-ink-3'}`}
        >
          {label}
        </span>
        <ChainValue product={product} field="active" />
      </span>
    </span>
  );
}

export function RowButtons({ product, actions }: { product: ProductData; actions: ProductActions }) {
  // Names, categories and pictures are the chain's, so in a store only prices can be edited.
  if (product.own !== undefined) return <OwnReset product={product} fields={OWN_FIELDS} />;
  return (
    <span className="inline-flex">
      {actions.showStores !== null && (
        <IconButton
          icon={StoreIcon}
          label={storeScopeTexts.openPrices(product.description)}
          onClick={() => actions.showStores?.(product)}
        />
      )}
      <IconButton
        icon={Pencil}
        label={productFormTexts.editProduct(product.description)}
        onClick={() => actions.edit(product)}
      />
      <IconButton
        icon={Trash2}
        label={productFormTexts.deleteProduct(product.description)}
        className="hover:text-price"
        onClick={() => actions.remove(product)}
      />
    </span>
  );
}

/** The number of stores with own values, and a button that shows them; for the chain's list. */
export function StoresThatDiffer({ product, actions }: { product: ProductData; actions: ProductActions }) {
  const { showStores } = actions;
  if (product.differs === undefined || showStores === null) return null;
  return (
    <button type="button" className="text-button justify-self-start text-sm" onClick={() => showStores(product)}>
      {storeScopeTexts.differ(product.differs)}
      <span className="sr-only">{`: ${product.description}`}</span>
    </button>
  );
}

/** The shoppers' savings, or a warning that our price is above the regular one. */
export function Savings({ product }: { product: Product }) {
  if (product.ourPrice > product.retailPrice) {
    return <span className="text-sm font-semibold text-price">{productListTexts.aboveRetail}</span>;
  }
  return <>{discountPercent(product.retailPrice, product.ourPrice)}%</>;
}
