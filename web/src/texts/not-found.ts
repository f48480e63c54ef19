export const notFoundTexts = {
  title: '404 Page Not Found',
  body: 'There is nothing on this shelf. The address you tried was:',
  nearest: 'You may be looking for',
  /** Public pages, by path. */
  pages: { '/restaurant': 'Restaurant Orders', '/meatprices': 'Meat Prices Display' },
  home: 'Go to the price board',
  status: 'See what works',
} as const;
