import { object, single, text } from '../../../shared/routing/address-codec.ts';

export type ShopLayout = 'cards' | 'sheet';

/** What the address says about the page. */
export interface ShopView {
  /** A category's slug; null for all products. */
  category: string | null;
  query: string;
}

export const SHOP_ADDRESS = object<ShopView>({
  category: single(
    'category',
    (slug) => slug || null,
    (slug) => slug,
  ),
  query: text('q'),
});
