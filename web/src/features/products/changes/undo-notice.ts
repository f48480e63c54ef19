import { formatMoney } from '@larder/kernel';
import { showWithUndo } from '../../../shared/api/changes.ts';
import type { ProductData } from '../../../shared/api/staff-products.ts';
import { productListTexts } from '../../../texts/product-list.ts';
import { productToasts } from '../../../texts/products/toasts.ts';

/** The fields that can be changed within the list. */
const IN_LIST = ['retailPrice', 'ourPrice', 'active'] as const;
type Field = (typeof IN_LIST)[number];
type Undoable = Partial<Pick<ProductData, Field>>;

/** The value that a change sets: a running batch may cover a store's own. */
const valueOf = (product: ProductData, field: Field) =>
  product.own?.[field] ?? product.chain?.[field] ?? product[field];

/** A change in the list and its undo; null without a former value, as in a store that followed the chain. */
export function undoOf(before: ProductData, changed: ProductData): { patch: Undoable; text: string } | null {
  const fields = IN_LIST.filter((field) => valueOf(before, field) !== valueOf(changed, field));
  const follows = fields.some((field) => before.own !== undefined && (before.own[field] ?? null) === null);
  if (fields.length === 0 || follows) return null;
  const valueText = (product: ProductData, field: Field): string => {
    const value = valueOf(product, field);
    if (typeof value === 'number') return formatMoney(value);
    return value ? productListTexts.active : productListTexts.inactive;
  };
  const text = fields.map((field) => `${valueText(before, field)} → ${valueText(changed, field)}`).join(', ');
  return {
    patch: Object.fromEntries(fields.map((field) => [field, valueOf(before, field)])),
    text: `${changed.description}: ${text}`,
  };
}

/** Shows a notice about the change, with an Undo button. */
export function offerUndo(before: ProductData, changed: ProductData, takeBack: (patch: Undoable) => void): void {
  const undo = undoOf(before, changed);
  const title = productToasts.updateProduct.success;
  if (undo !== null) showWithUndo({ title, description: undo.text }, () => takeBack(undo.patch));
}
