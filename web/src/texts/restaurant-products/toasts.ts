/** The notices of restaurant products and categories. */
export const wholesaleToasts = {
  createRestaurantProduct: {
    success: 'Product created successfully',
    failure: { title: 'Failed to create product', fallback: 'Unknown error' },
  },
  updateRestaurantProduct: {
    success: 'Product updated successfully',
    failure: { title: 'Failed to update product', fallback: 'Unknown error' },
  },
  moveRestaurantProduct: { failure: { title: 'Failed to update product', fallback: 'Unknown error' } },
  deleteRestaurantProduct: {
    success: 'Product deleted successfully',
    failure: { title: 'Failed to delete product', fallback: 'Unknown error' },
  },
  uploadPicture: {
    done: { title: 'Image uploaded', description: 'Image uploaded successfully' },
    failure: { title: 'Upload failed', fallback: 'Failed to upload image' },
    wrongType: { title: 'Invalid file type', description: 'Please select a valid image file.' },
    tooLarge: { title: 'File too large', description: 'Maximum file size is 5MB.' },
  },
  createCategory: {
    success: 'Category created',
    failure: { title: 'Failed to save category', fallback: 'Unknown error' },
  },
  updateCategory: {
    success: 'Category updated',
    failure: { title: 'Failed to save category', fallback: 'Unknown error' },
  },
  deleteCategory: {
    success: 'Category deleted',
    failure: { title: 'Failed to delete category', fallback: 'Unknown error' },
  },
  reorderCategories: {
    success: 'Category order updated',
    failure: { title: 'Failed to update category order', fallback: 'Unknown error' },
  },
} as const;
