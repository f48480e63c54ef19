/** Adds a query to an address, which may have one. */
export const withQuery = (path: string, query: string): string =>
  path + (path.includes('?') ? query.replace('?', '&') : query);

/** An address of the back office with the selected store, which is kept from page to page. */
export const pathInStore = (path: string, store: string | null): string =>
  withQuery(path, store === null ? '' : `?store=${encodeURIComponent(store)}`);
