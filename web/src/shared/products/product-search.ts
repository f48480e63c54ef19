interface Searchable {
  description: string;
  chineseName: string | null;
  size: string;
}

/** What each product is searched in, kept as long as the product: thousands are searched with every key pressed. */
const texts = new WeakMap<Searchable, string>();

/** Text as it is compared: one width and case, accents dropped, so that "Jalapeño" is found by "jalapeno". */
export function searchable(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

/** The words of a query, made comparable once for all products. None for an empty query, which finds everything. */
export function searchWords(query: string): string[] {
  return searchable(query).split(/\s+/).filter(Boolean);
}

/** Whether each of the words occurs in the product's name, Chinese name or size. */
export function containsWords(product: Searchable, words: readonly string[]): boolean {
  if (words.length === 0) return true;
  const text = searchedText(product);
  return words.every((word) => text.includes(word));
}

export function matchesSearch(product: Searchable, query: string): boolean {
  return containsWords(product, searchWords(query));
}

/** Makes the texts of products ready to be searched, so that the first key pressed need not wait for it. */
export function prepareSearch(products: readonly Searchable[]): void {
  for (const product of products) searchedText(product);
}

function searchedText(product: Searchable): string {
  const known = texts.get(product);
  if (known !== undefined) return known;
  const text = searchable(`${product.description}\n${product.chineseName ?? ''}\n${product.size}`);
  texts.set(product, text);
  return text;
}
