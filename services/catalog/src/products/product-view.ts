import type { Product, ProductState } from '@larder/contracts';
import { centsToDollars } from '@larder/kernel';

/** A product as the API shows it: money leaves integer cents here and nowhere else. */
export function productView(state: ProductState): Product {
  return {
    id: state.id,
    description: state.description,
    chineseName: state.chineseName,
    detailedDescription: state.detailedDescription,
    size: state.size,
    retailPrice: centsToDollars(state.retailPriceCents),
    ourPrice: centsToDollars(state.ourPriceCents),
    category: state.category,
    active: state.active,
    imageUrl: state.imageUrl,
    version: state.version,
  };
}
