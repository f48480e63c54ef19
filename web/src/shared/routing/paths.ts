/** Who may open a page: everybody, any signed-in staff, or only administrators. */
export type Access = 'public' | 'staff' | 'admin';

export interface PagePath {
  path: string;
  name: string;
  access: Access;
}

/** All pages. */
export const PATHS = {
  board: { path: '/', name: 'Price board', access: 'public' },
  restaurant: { path: '/restaurant', name: 'Restaurant Orders', access: 'public' },
  today: { path: '/admin/today', name: 'Today', access: 'staff' },
  products: { path: '/admin', name: 'Product Management', access: 'staff' },
  batches: { path: '/admin/batches', name: 'Price batches', access: 'staff' },
  tags: { path: '/admin/tags', name: 'Shelf tags', access: 'staff' },
  compare: { path: '/admin/compare', name: 'Compare stores', access: 'staff' },
  clearProducts: { path: '/admin/clear', name: 'Clear All Products', access: 'admin' },
  restaurantProducts: { path: '/admin/restaurant/products', name: 'Restaurant Products', access: 'staff' },
  restaurantOrders: { path: '/admin/restaurant/orders', name: 'Restaurant Orders', access: 'staff' },
  orderDay: { path: '/admin/restaurant/day', name: 'Day sheet and pick list', access: 'staff' },
  discountCodes: { path: '/admin/restaurant/discount-codes', name: 'Discount Codes', access: 'admin' },
  rebates: { path: '/admin/rebates', name: 'Rebate Management', access: 'admin' },
  stores: { path: '/admin/stores', name: 'Stores', access: 'admin' },
  storesOverview: { path: '/admin/overview', name: 'Stores overview', access: 'staff' },
  setup: { path: '/admin/setup', name: 'Set up your shop', access: 'admin' },
  screens: { path: '/admin/screens', name: 'Screens', access: 'admin' },
  settings: { path: '/admin/settings', name: 'System Settings', access: 'admin' },
  meatPrices: { path: '/meatprices', name: 'Meat Prices Display', access: 'public' },
  status: { path: '/status', name: 'Status', access: 'public' },
  guide: { path: '/admin/guide', name: 'Administrator Guide', access: 'staff' },
} as const satisfies Record<string, PagePath>;
