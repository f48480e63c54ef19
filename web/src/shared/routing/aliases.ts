import { PATHS } from './paths.ts';

/** Addresses that people write for pages which have another one. The page asks who may open it, as ever. */
export const ALIASES: readonly { path: string; to: string }[] = [
  { path: '/admin/products', to: PATHS.products.path },
  { path: '/admin/orders', to: PATHS.restaurantOrders.path },
  { path: '/admin/discount-codes', to: PATHS.discountCodes.path },
  { path: '/admin/customers', to: PATHS.discountCodes.path },
  { path: '/admin/users', to: `${PATHS.products.path}?dialog=users` },
];
