const NAMES = new Intl.Collator('en', { numeric: true });

/** The default store first, then by name with numbers in numeric order: Store 2 before Store 10. */
export const inStoreOrder = (a: { name: string; isDefault: boolean }, b: typeof a): number =>
  Number(b.isDefault) - Number(a.isDefault) || NAMES.compare(a.name, b.name);
