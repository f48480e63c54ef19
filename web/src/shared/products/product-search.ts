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

/** Whether each word of the query occurs in the product's name, Chinese name or size. An empty query matches all. */
export function matchesSearch(product: Searchable, query: string): boolean {
  const words = searchable(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return true;
  const text = searchedText(product);
  return words.every((word) => text.includes(word));
}

function searchedText(product: Searchable): string {
  const known = texts.get(product);
  if (known !== undefined) return known;
  const text = searchable(`${product.description}\n${product.chineseName ?? ''}\n${product.size}`);
  texts.set(product, text);
  return text;
}
