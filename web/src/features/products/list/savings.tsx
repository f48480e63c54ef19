import type { Product } from '@larder/contracts';
import { discountPercent } from '@larder/kernel';
import { productListTexts } from '../../../texts/product-list.ts';

/** How much shoppers save, or the warning that our price lies above the regular one. */
export function Savings({ product }: { product: Product }) {
  if (product.ourPrice > product.retailPrice) {
    return <span className="text-sm font-semibold text-price">{productListTexts.aboveRetail}</span>;
  }
  return <>{discountPercent(product.retailPrice, product.ourPrice)}%</>;
}
