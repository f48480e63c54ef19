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
  screens: 'Screens',
  settings: 'Settings',
  meatPrices: 'Meat Prices Display',
  board: 'Price board',
  lost: 'The meat prices are a page of their own, which cannot be opened now.',
} as const;
