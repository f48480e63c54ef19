/** Where restaurants are sent from the board. */
export const restaurantTexts = {
  title: 'Restaurant Orders',
  chineseTitle: '餐館訂貨',
  pageTitle: 'Restaurant Orders · Larder',
  intro: 'Order by the case, at wholesale prices. Call us, or hand in the order form at the store.',
  call: (phone: string) => `Call ${phone}`,
  form: 'Wholesale order form',
  opensNewTab: '(opens in a new tab)',
  board: 'To the price board',
} as const;
