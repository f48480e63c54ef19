import type { ProductDraft, ProductState } from '@larder/contracts';
import { optionalText, priceCents } from './product-input.js';

/** The first version of a product: active and in groceries unless the draft says otherwise. */
export function createProduct(id: string, draft: ProductDraft): ProductState {
  return {
    id,
    description: draft.description.trim(),
    chineseName: optionalText(draft.chineseName),
    detailedDescription: optionalText(draft.detailedDescription),
    size: draft.size.trim(),
    retailPriceCents: priceCents(draft.retailPrice),
    ourPriceCents: priceCents(draft.ourPrice),
    category: draft.category ?? 'groceries',
    active: draft.active ?? true,
    imageUrl: optionalText(draft.imageUrl),
    version: 1,
  };
}
