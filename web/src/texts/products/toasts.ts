/** The notices of the retail products. */
export const productToasts = {
  updateProduct: {
    success: 'Product Updated',
    failure: { title: 'Update Failed', fallback: 'Failed to update product' },
  },
  createProduct: {
    success: 'Product Created',
    failure: { title: 'Create Failed', fallback: 'Failed to create product' },
  },
  deleteProduct: {
    success: 'Product Deleted',
    failure: { title: 'Delete Failed', fallback: 'Failed to delete product' },
  },
  reorderProducts: {
    success: 'Products Reordered',
    failure: { title: 'Reorder Failed', fallback: 'Failed to reorder products' },
  },
  updateSettings: {
    success: 'Settings Updated',
    failure: { title: 'Update Failed', fallback: 'Failed to update settings' },
  },
  invalidTimestamp: { title: 'Invalid Date', description: 'Please enter a valid date and time' },
} as const;
