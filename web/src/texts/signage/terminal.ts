/** The airport terminal, in both languages: Chinese always comes with English. */
export const terminalTexts = {
  pageTitle: 'Meat prices, airport terminal',
  meat: 'Meat',
  seafood: 'Seafood',
  chineseMeat: '肉類',
  chineseSeafood: '海鮮',
  columns: { left: 'A', right: 'B' },
  choose: { left: 'Category of column A', right: 'Category of column B' },
  description: 'Description',
  chineseDescription: 'Chinese',
  chineseCaption: '中文',
  price: 'Price',
  perLb: '/lb',
  empty: 'No products available in this category yet.',
  chineseEmpty: '此類商品暫缺',
  waiting: 'Waiting for the first prices.',
  chineseWaiting: '正在等候價格',
  page: (page: number, pages: number) => `Page ${page} of ${pages}`,
  setUpElsewhere: 'This screen is set up in the back office',
  news: (named: readonly { name: string; price: string }[], more: number) => {
    const prices = named.map(({ name, price }) => `${name} ${price}`).join(', ');
    return more === 0 ? `New prices: ${prices}.` : `New prices: ${prices}, and ${more} more.`;
  },
} as const;
