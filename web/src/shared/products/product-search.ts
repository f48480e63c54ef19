interface Searchable {
  description: string;
  chineseName: string | null;
  size: string;
}

/** Text as it is compared: one width and case, accents dropped, so that "Jalapeño" is found by "jalapeno". */
export function searchable(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

/** Whether each word of the query occurs in the product's name, Chinese name or size. An empty query matches all. */
export function matchesSearch(product: Searchable, query: string): boolean {
  const words = searchable(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return true;
  const text = searchable(`${product.description}\n${product.chineseName ?? ''}\n${product.size}`);
  return words.every((word) => text.includes(word));
}
