import type { SearchedProduct } from '@larder/kernel';
import type { Finder } from './finder.ts';

/** The normalized texts of each product, cached because every key press searches thousands. */
const textOf = new WeakMap<object, string>();

/** Text normalized for comparison: one width and case, accents dropped, so that "Jalapeño" is found by "jalapeno". */
export function searchable(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

/** The normalized words of a query. Empty for an empty query, which finds everything. */
export function queryWords(query: string): string[] {
  return searchable(query).split(/\s+/).filter(Boolean);
}

/** Whether every word is in one of the texts. */
export function containsWords(words: readonly string[], ...texts: (string | null)[]): boolean {
  const text = searchable(texts.join('\n'));
  return words.every((word) => text.includes(word));
}

/** The matching products, the best first; without a finder those that contain each word, in the list's order. */
export function searchProducts<T extends SearchedProduct>(
  products: readonly T[],
  query: string,
  finder: Finder | null,
): readonly T[] {
  if (finder !== null) return finder.find(products, query);
  const words = queryWords(query);
  if (words.length === 0) return products;
  return products.filter((product) => {
    const text = textOf.get(product) ?? searchable(written(product));
    textOf.set(product, text);
    return words.every((word) => text.includes(word));
  });
}

function written(product: SearchedProduct): string {
  const { description, chineseName, size } = product;
  const more = 'name' in product ? [product.name, product.category, product.unit] : [];
  return [description, chineseName, size, ...more].join('\n');
}
