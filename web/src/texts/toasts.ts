/** Every change staff can make, with the notice that follows it. */
export const toastTexts = {
  login: {
    success: 'Login successful',
    rejected: { title: 'Login failed', description: 'Invalid username or password' },
    broken: { title: 'Login error', description: 'An error occurred during login' },
  },
  logout: { success: 'Logged out successfully' },
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
  exportProducts: { failure: { title: 'Export Failed', fallback: 'Failed to export products' } },
  productTemplate: { failure: { title: 'Export Failed', fallback: 'Failed to download template' } },
  importProducts: {
    successful: {
      title: 'Import Successful',
      description: (count: number) => `${count} products imported successfully`,
    },
    withErrors: {
      title: 'Import Completed with Errors',
      description: (count: number) => `${count} products failed`,
    },
    failure: { title: 'Import Failed', fallback: 'Import failed' },
    unreadable: 'Failed to import CSV file',
  },
  createUser: {
    success: 'User created successfully',
    failure: { title: 'Failed to create user', fallback: 'Unknown error' },
  },
  updateUser: {
    success: 'User updated successfully',
    failure: { title: 'Failed to update user', fallback: 'Unknown error' },
  },
  deleteUser: {
    success: 'User deleted successfully',
    failure: { title: 'Failed to delete user', fallback: 'Unknown error' },
  },
  clearProducts: {
    success: 'Products Cleared',
    cleared: (count: number) => `Successfully deleted ${count} products.`,
    failure: { title: 'Error', fallback: 'Failed to clear products. Please try again.' },
  },
  createDiscountCode: {
    success: 'Discount code created successfully',
    failure: { title: 'Failed to create discount code', fallback: 'Unknown error' },
  },
  updateDiscountCode: {
    success: 'Discount code updated successfully',
    failure: { title: 'Failed to update discount code', fallback: 'Unknown error' },
  },
  switchDiscountCode: {
    success: 'Status updated successfully',
    failure: { title: 'Failed to update status', fallback: 'Unknown error' },
  },
  deleteDiscountCode: {
    success: 'Discount code deleted successfully',
    failure: { title: 'Failed to delete discount code', fallback: 'Unknown error' },
  },
  updateDiscountTier: {
    success: 'Tier configuration updated successfully',
    failure: { title: 'Failed to update tier configuration', fallback: 'Unknown error' },
  },
  calculateRebates: {
    success: 'Rebates calculated successfully',
    failure: { title: 'Failed to calculate rebates', fallback: 'Unknown error' },
  },
  payRebate: {
    success: 'Payment recorded successfully',
    failure: { title: 'Failed to record payment', fallback: 'Unknown error' },
  },
  approveRebate: {
    success: 'Rebate approved',
    failure: { title: 'Failed to approve rebate', fallback: 'Unknown error' },
  },
  takeBackApproval: {
    success: 'Approval taken back',
    failure: { title: 'Failed to take back approval', fallback: 'Unknown error' },
  },
  undoPayment: {
    success: 'Payment undone',
    failure: { title: 'Failed to undo payment', fallback: 'Unknown error' },
  },
  copyReport: {
    success: 'Report copied to clipboard - ready to paste!',
    failure: { title: 'Failed to copy report', fallback: 'Unknown error' },
  },
  downloadReport: {
    success: 'Rebate report downloaded successfully',
    failure: { title: 'Failed to generate report', fallback: 'Unknown error' },
  },
  mergeCustomers: {
    success: 'Customers merged',
    failure: { title: 'Failed to merge customers', fallback: 'Unknown error' },
  },
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
  moveOrder: { failure: { title: 'Failed to update order status', fallback: 'Unknown error' } },
  deleteOrder: {
    success: 'Order deleted successfully',
    counts: (orders: number, purchases: number) =>
      `${orders} ${orders === 1 ? 'order' : 'orders'} and ${purchases} ${purchases === 1 ? 'purchase record' : 'purchase records'} deleted`,
    failure: { title: 'Failed to delete order', fallback: 'An error occurred while deleting the order' },
  },
  moveOrders: {
    success: (count: number, status: string) => `Updated ${count} orders to ${status}`,
    failed: (count: number) => `${count} failed`,
    failure: { title: 'Failed to update orders', fallback: 'No order was updated.' },
  },
  deleteOrders: {
    success: (count: number) => `Deleted ${count} orders`,
    successful: (count: number, failed: number) =>
      `Successfully deleted ${count} order(s)${failed > 0 ? `, ${failed} failed` : ''}`,
    failure: { title: 'Failed to delete orders', fallback: 'All orders failed to delete. Please try again.' },
  },
  pairScreen: {
    success: 'Screen paired',
    failure: { title: 'Failed to pair the screen', fallback: 'Unknown error' },
  },
  updateScreen: {
    success: 'Screen updated',
    failure: { title: 'Failed to update the screen', fallback: 'Unknown error' },
  },
  removeScreen: {
    success: 'Screen removed',
    failure: { title: 'Failed to remove the screen', fallback: 'Unknown error' },
  },
  applyDiscountCode: {
    invalid: { title: 'Invalid code', length: 'Please enter a 4 character discount code' },
    failure: { title: 'Error validating code', fallback: 'Please try again' },
  },
  placeOrder: {
    emptyCart: { title: 'Cart is empty', description: 'Please add items to your cart before checking out.' },
    failure: { title: 'Failed to place order', fallback: 'Please try again or contact support.' },
  },
} as const;
