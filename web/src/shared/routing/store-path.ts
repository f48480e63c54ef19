/** An address with a query besides the one that it has. */
export const withQuery = (path: string, query: string): string =>
  path + (path.includes('?') ? query.replace('?', '&') : query);

/** An address of the back office with the chosen store, which is kept from page to page. */
export const pathInStore = (path: string, store: string | null): string =>
  withQuery(path, store === null ? '' : `?store=${encodeURIComponent(store)}`);
