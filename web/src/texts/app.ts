/** Texts that every page may need. */
export const appTexts = {
  skipLink: 'Skip to the main content',
  loadingPage: 'Loading...',
  retry: 'Retry',
  language: 'Language',
  crashTitle: 'This page could not be shown',
  crashBody: 'Something went wrong on our side. Loading the page again usually helps.',
  crashAction: 'Load the page again',
  offline: 'You are offline.',
  notLoaded: 'This could not be loaded.',
  partLost: 'Part of this page could not be loaded.',
  pageLost: 'This page could not be opened',
  pageKept: 'It opens automatically once the connection is back. Nothing else is lost.',
  closeNotice: 'Close this message',
  notices: 'Messages',
  productsImportedTitle: 'Products Imported',
  productsImported: (count: number) => `${count} ${count === 1 ? 'product was' : 'products were'} imported.`,
} as const;
