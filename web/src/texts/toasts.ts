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
} as const;
