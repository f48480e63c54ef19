/** Reads logo and colour anew: they are a style sheet of the page (build/shop-look.ts), which the same address would not load again. */
export function renewShopStyle(): void {
  document.querySelector('#shop-style')?.setAttribute('href', `/api/shop/style?${Date.now()}`);
}
