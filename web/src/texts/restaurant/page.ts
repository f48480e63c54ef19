/** The page on which restaurants order, around its products and its cart. */
export const restaurantTexts = {
  title: 'Restaurant Orders',
  chineseTitle: '餐館訂貨',
  pageTitle: (store: string | null) => `Restaurant Orders · ${store ?? 'Larder'}`,
  intro: 'Order by the case, at wholesale prices, for pickup or delivery.',
  pausedHint: 'Your cart is kept, and this page says when you can order again.',
  call: (phone: string) => `Call ${phone}`,
  form: 'Wholesale order form',
  opensNewTab: '(opens in a new tab)',
  board: 'Price board',
  helpTitle: 'How an order goes',
  help: [
    { state: 'pending', name: 'Pending', what: 'We have your order and call you about it.' },
    { state: 'confirmed', name: 'Confirmed', what: 'You and we have agreed on it.' },
    { state: 'delivered', name: 'Delivered', what: 'The goods are with you.' },
  ],
  otherWaysTitle: 'Rather not order here?',
  otherWays: 'Call us, or hand in the printed order form at the store.',
} as const;
