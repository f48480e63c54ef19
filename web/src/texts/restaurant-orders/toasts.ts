/** The notices of the orders. */
export const orderToasts = {
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
} as const;
