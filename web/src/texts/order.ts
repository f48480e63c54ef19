/** Sorting a list manually. */
export const orderTexts = {
  hint: 'Use arrow buttons to reorder products',
  blocked: 'Clear search and filters to enable manual reordering',
  column: 'Order',
  move: {
    up: (product: string) => `Move ${product} up`,
    down: (product: string) => `Move ${product} down`,
  },
  edge: {
    up: 'This product is already the first.',
    down: 'This product is already the last.',
  },
  moved: (move: string, position: number, total: number) => `${move}, position ${position} of ${total}`,
} as const;
