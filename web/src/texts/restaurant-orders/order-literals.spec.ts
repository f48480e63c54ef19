import { describe, expect, it } from '@jest/globals';
import { dateFilterTexts } from '../date-filter.ts';
import { bulkTexts } from './bulk.ts';
import { detailTexts } from './detail.ts';
import { exportTexts } from './exports.ts';
import { filterTexts } from './filters.ts';
import { ordersTexts } from './page.ts';
import { orderToasts } from './toasts.ts';

/** Sentences of the orders screen that must stay verbatim. */
const PROMISED = [
  'No orders found matching your criteria',
  'Newest First',
  'Oldest First',
  'Print Order',
  'Export PDF',
  'Cancel Order',
  'Delete Order',
  'CSV',
  'Excel',
  'PDF',
  'Failed to update order status',
  'Failed to delete order',
  'An error occurred while deleting the order',
  'Order deleted successfully',
  'Failed to update orders',
  'Failed to delete orders',
  'All orders failed to delete. Please try again.',
  'All Time',
  'Today',
  'Yesterday',
  'This Week',
  'This Month',
  'This Quarter',
  'This Year',
  'Q1 Jan-Mar',
  'Q2 Apr-Jun',
  'Q3 Jul-Sep',
  'Q4 Oct-Dec',
  'Apply Filter',
  'Cancel',
];

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

describe('the texts of the orders screen', () => {
  it('hold every promised sentence', () => {
    const tables = [bulkTexts, dateFilterTexts, detailTexts, exportTexts, filterTexts, ordersTexts, orderToasts];
    const said = new Set(tables.flatMap(stringsIn));
    expect(PROMISED.filter((sentence) => !said.has(sentence))).toEqual([]);
  });

  it('count as they are promised', () => {
    const { moveOrders, deleteOrders } = orderToasts;
    expect(moveOrders.success(3, 'ready')).toBe('Updated 3 orders to ready');
    expect(deleteOrders.success(3)).toBe('Deleted 3 orders');
    expect(deleteOrders.successful(3, 0)).toBe('Successfully deleted 3 order(s)');
    expect(deleteOrders.successful(3, 2)).toBe('Successfully deleted 3 order(s), 2 failed');
    expect(bulkTexts.andMore(7)).toBe('... and 7 more');
    expect(filterTexts.more(4)).toBe('+4 more');
  });
});
