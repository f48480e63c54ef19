/** Discount codes are secrets, also in paths. */
export const loggedPath = (path: string): string =>
  path.replace(/^(.*\/products(?:-|%2d)with(?:-|%2d)discount)(?:\/|%2f).*/i, '$1/***');
