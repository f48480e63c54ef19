/** What a file makes of a product list, decided row by row. What the file does not carry stays as it is. */
export abstract class ImportPlan<Product extends { version: number }, Row> {
  readonly created: Product[] = [];
  readonly updated: Product[] = [];
  unchanged = 0;
  /** Null for an ambiguous name. */
  protected readonly byName = new Map<string, Product | null>();
  private known = 0;

  /** @throws RowFault */
  abstract add(row: Row): void;

  protected abstract nameOf(product: Product): string;

  /** All existing products, before the first row. */
  know(products: readonly Product[]): void {
    this.known += products.length;
    for (const product of products) {
      const name = this.nameOf(product);
      this.byName.set(name, this.byName.has(name) ? null : product);
    }
  }

  get products(): number {
    return this.known + this.created.length;
  }

  protected update(before: Product, after: Product): void {
    const keys = Object.keys(after) as (keyof Product)[];
    if (keys.every((key) => after[key] === before[key])) this.unchanged++;
    else this.updated.push({ ...after, version: before.version + 1 });
  }
}
