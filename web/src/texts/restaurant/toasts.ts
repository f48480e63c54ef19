/** The notices of the shop for restaurants. */
export const shopToasts = {
  applyDiscountCode: {
    invalid: { title: 'Invalid code', length: 'Please enter a 4 character discount code' },
    failure: { title: 'Error validating code', fallback: 'Please try again' },
  },
  placeOrder: {
    emptyCart: { title: 'Cart is empty', description: 'Please add items to your cart before checking out.' },
    failure: { title: 'Failed to place order', fallback: 'Please try again or contact support.' },
  },
} as const;
