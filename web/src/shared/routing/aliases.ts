import { PATHS } from './paths.ts';

/** Other addresses under which people look for pages. Access is checked by the page. */
export const ALIASES: readonly { path: string; to: string }[] = [
  { path: '/admin/products', to: PATHS.products.path },
  { path: '/admin/orders', to: PATHS.restaurantOrders.path },
  { path: '/admin/discount-codes', to: PATHS.discountCodes.path },
  { path: '/admin/customers', to: PATHS.discountCodes.path },
  { path: '/admin/users', to: `${PATHS.products.path}?dialog=users` },
];
