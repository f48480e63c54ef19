/** The back office's navigation bar. */
export const navigationTexts = {
  label: 'Back office',
  open: 'Menu',
  close: 'Close the menu',
  products: 'Retail Products',
  restaurantProducts: 'Restaurant Products',
  restaurantOrders: 'Restaurant Orders',
  discountCodes: 'Discount Codes',
  rebates: 'Rebates',
  guide: 'Guide',
  settings: 'Settings',
  board: 'Price board',
} as const;
