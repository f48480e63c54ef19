const fallback = 'Unknown error';

/** The notices of restaurant products and categories. */
export const wholesaleToasts = {
  createRestaurantProduct: {
    success: 'Product created successfully',
    failure: { title: 'Failed to create product', fallback },
  },
  updateRestaurantProduct: {
    success: 'Product updated successfully',
    failure: { title: 'Failed to update product', fallback },
  },
  moveRestaurantProduct: { failure: { title: 'Failed to update product', fallback } },
  deleteRestaurantProduct: {
    success: 'Product deleted successfully',
    failure: { title: 'Failed to delete product', fallback },
  },
  uploadPicture: {
    done: { title: 'Image uploaded', description: 'Image uploaded successfully' },
    failure: { title: 'Upload failed', fallback: 'Failed to upload image' },
    wrongType: { title: 'Invalid file type', description: 'Please select a valid image file.' },
    tooLarge: { title: 'File too large', description: 'Maximum file size is 5MB.' },
  },
  createCategory: { success: 'Category created', failure: { title: 'Failed to save category', fallback } },
  updateCategory: { success: 'Category updated', failure: { title: 'Failed to save category', fallback } },
  deleteCategory: { success: 'Category deleted', failure: { title: 'Failed to delete category', fallback } },
  reorderCategories: {
    success: 'Category order updated',
    failure: { title: 'Failed to update category order', fallback },
  },
} as const;
