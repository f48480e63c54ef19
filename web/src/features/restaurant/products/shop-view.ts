import type { AddressForm } from '../../../shared/routing/use-address-state.ts';

export type ShopLayout = 'cards' | 'sheet';

/** What the address says about the page. */
export interface ShopView {
  /** A category's slug; null for all products. */
  category: string | null;
  query: string;
}

export const SHOP_ADDRESS: AddressForm<ShopView> = {
  read: (parameters) => ({ category: parameters.get('category') || null, query: parameters.get('q') ?? '' }),
  write({ category, query }, before) {
    const after = new URLSearchParams(before);
    put(after, 'category', category ?? '');
    put(after, 'q', query.trim());
    return after;
  },
};

function put(parameters: URLSearchParams, name: string, value: string): void {
  if (value === '') parameters.delete(name);
  else parameters.set(name, value);
}
