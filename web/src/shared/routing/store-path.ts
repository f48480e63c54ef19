/** An address of the back office with the store that staff look at: it stays chosen from page to page. */
export const pathInStore = (path: string, store: string | null): string =>
  store === null ? path : `${path}${path.includes('?') ? '&' : '?'}store=${encodeURIComponent(store)}`;
