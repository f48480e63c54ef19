import type { SearchTexts } from './search-index.js';

interface Retail {
  readonly description: string;
  readonly chineseName: string | null;
  readonly size: string;
}

/** Only wholesale products have a name: the description of a retail product is its name. */
interface Wholesale {
  readonly name: string;
  readonly chineseName?: string | null;
  readonly description: string;
  readonly size: string | null;
  readonly category: string;
  readonly unit: string;
}

export type SearchedProduct = Retail | Wholesale;

/** The searched texts of products of both kinds. */
export const productTexts = (product: SearchedProduct): SearchTexts =>
  'name' in product
    ? {
        names: [product.name, product.chineseName],
        notes: [product.description, product.size, product.category, product.unit],
      }
    : { names: [product.description, product.chineseName], notes: [product.size] };
