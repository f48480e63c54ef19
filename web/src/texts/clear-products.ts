/** The screen that deletes every retail product. */
export const clearTexts = {
  title: 'Clear All Products',
  pageTitle: 'Clear All Products · Larder',
  intro: 'Deletes every retail product, active or not. The price board and the price screens are empty afterwards.',
  kept: 'Their history stays in the event log. Importing an export brings them back as they were: keep one.',
  counting: 'Counting the products...',
  countError: 'The products could not be counted.',
  count: (count: number) => (count === 1 ? '1 product would be deleted.' : `${count} products would be deleted.`),
  nothing: 'There are no products to delete.',
  exportFirst: 'Export CSV first',
  start: 'Clear all products...',
  confirmTitle: 'Are you absolutely sure?',
  confirmBody: (count: number) =>
    `${count === 1 ? 'The only product is' : `All ${count} products are`} deleted at once. This action cannot be undone.`,
  word: 'CLEAR',
  wordLabel: 'Type CLEAR to confirm',
  confirm: 'Delete all products',
  clearing: 'Deleting...',
  back: 'Back to Product Management',
} as const;

/** The notices of clearing. */
export const clearToasts = {
  clearProducts: {
    success: 'Products Cleared',
    cleared: (count: number) => `Successfully deleted ${count} products.`,
    failure: { title: 'Error', fallback: 'Failed to clear products. Please try again.' },
  },
} as const;
