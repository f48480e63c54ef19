import { describe, expect, it } from '@jest/globals';
import { sampleOrder } from '../test/order.sample.ts';
import { printSheet } from './print-sheet.ts';

const ZONE = 'America/Toronto';

describe('a printed order', () => {
  it('a printed order has everything for picking and delivery', () => {
    const sheet = printSheet(sampleOrder({ notes: 'Back door', deliveryInstructions: 'Ring twice' }), ZONE, []);
    expect(sheet).toMatchObject({
      heading: 'Order 261121-7K3-QXM',
      restaurant: 'Garden House',
      placed: 'Placed Nov 21, 2026, 10:00 AM',
      units: '1 product, 4 units',
      total: '$160.78',
      notes: 'Back door',
    });
    expect(sheet.facts).toEqual([
      { name: 'When', value: 'Mon, Nov 23, 2026, 9 AM–12 PM' },
      { name: 'Type', value: 'Delivery' },
      { name: 'Status', value: 'Pending' },
      { name: 'Contact', value: 'Mei Chen' },
      { name: 'Phone', value: '604-555-0100' },
      { name: 'Email', value: 'mei@garden.example' },
      { name: 'Address', value: '1 Main Street, Markham, L3R 1A1' },
      { name: 'Delivery instructions', value: 'Ring twice' },
    ]);
    expect(sheet.sums).toEqual([
      { name: 'Subtotal', value: '$146.00' },
      { name: 'Discount (7.0%)', value: '−$10.22' },
      { name: 'Delivery fee', value: '$25.00' },
    ]);
  });

  it('a printed order names its store if there are several', () => {
    const sheet = printSheet(sampleOrder({}), ZONE, [{ store: 'main', name: 'Main Street' }]);
    expect(sheet.facts[0]).toEqual({ name: 'Store', value: 'Main Street' });
  });

  it('a printed order leaves out empty fields', () => {
    const bare = sampleOrder({
      contactPerson: null,
      email: '',
      phone: null,
      phoneNumber: null,
      isDelivery: false,
      discountAmount: 0,
      discountCode: null,
      deliveryFee: 0,
      notes: '',
    });
    const sheet = printSheet(bare, ZONE, []);
    expect(sheet.facts.map(({ name }) => name)).toEqual(['When', 'Type', 'Status']);
    expect(sheet.sums.map(({ name }) => name)).toEqual(['Subtotal']);
    expect(sheet.notes).toBeNull();
  });
});
