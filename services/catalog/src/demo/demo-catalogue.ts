import { DEMO_GROCERIES } from './demo-groceries.js';
import { DEMO_MEAT } from './demo-meat.js';
import { DEMO_PRODUCE } from './demo-produce.js';
import type { DemoProduct } from './demo-product.js';
import { DEMO_SEAFOOD } from './demo-seafood.js';

/** Products that staff have taken off the board for now: a back office without any would hide how they look. */
const INACTIVE = new Set(['Lychee', 'Whole Duck', 'Hand-Cut Beef Tongue', 'Dried Scallops', 'Large Brown Eggs']);

/** What a first start puts on the shelves. */
export const DEMO_PRODUCTS: readonly DemoProduct[] = [
  ...DEMO_PRODUCE,
  ...DEMO_MEAT,
  ...DEMO_SEAFOOD,
  ...DEMO_GROCERIES,
].map((product) => ({ ...product, active: !INACTIVE.has(product.description) }));
