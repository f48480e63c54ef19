const NAMES = new Intl.Collator('en', { numeric: true });

interface StoreInList {
  name: string;
  isDefault: boolean;
}

/** The default store first, the others as people count: Store 2 before Store 10. */
export const inStoreOrder = (a: StoreInList, b: StoreInList): number =>
  Number(b.isDefault) - Number(a.isDefault) || NAMES.compare(a.name, b.name);
