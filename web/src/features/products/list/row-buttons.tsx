import { Pencil, Trash2 } from 'lucide-react';
import type { ProductData } from '../../../shared/products/product-data.ts';
import { productFormTexts } from '../../../texts/products/form.ts';
import type { ProductActions } from './product-actions.ts';

interface RowButtonsProps {
  product: ProductData;
  actions: ProductActions;
}

export function RowButtons({ product, actions }: RowButtonsProps) {
  return (
    <span className="inline-flex">
      <button
        type="button"
        className="icon-button"
        aria-label={productFormTexts.editProduct(product.description)}
        onClick={() => actions.edit(product)}
      >
        <Pencil size={18} strokeWidth={1.75} aria-hidden />
      </button>
      <button
        type="button"
        className="icon-button hover:text-price"
        aria-label={productFormTexts.deleteProduct(product.description)}
        onClick={() => actions.remove(product)}
      >
        <Trash2 size={18} strokeWidth={1.75} aria-hidden />
      </button>
    </span>
  );
}
