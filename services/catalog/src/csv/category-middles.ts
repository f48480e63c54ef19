import { middlePrices, type MiddlePrices, type PricedProduct } from '@larder/kernel';

/** Enough for the middle price of a category. */
const SAMPLE = 500;

/** The middle prices of each category of a list, which is looked through once. */
export class CategoryMiddles<Product extends { category: string }> {
  private known: ReadonlyMap<string, MiddlePrices> | undefined;

  constructor(private readonly pricedOf: (product: Product) => PricedProduct) {}

  of(category: string, list: Iterable<Product>): MiddlePrices | undefined {
    this.known ??= this.read(list);
    return this.known.get(category.toLowerCase());
  }

  private read(list: Iterable<Product>): ReadonlyMap<string, MiddlePrices> {
    const samples = new Map<string, PricedProduct[]>();
    for (const product of list) {
      const category = product.category.toLowerCase();
      const sample = samples.get(category) ?? [];
      if (sample.length === 0) samples.set(category, sample);
      if (sample.length < SAMPLE) sample.push(this.pricedOf(product));
    }
    return new Map([...samples].map(([category, sample]) => [category, middlePrices(sample)]));
  }
}
