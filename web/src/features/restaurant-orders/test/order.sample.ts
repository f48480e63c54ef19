import type { OrderItem, RestaurantOrder } from '@larder/contracts';

export const sampleItem = (change: Partial<OrderItem> = {}): OrderItem => ({
  id: '10000000-0000-4000-8000-000000000001',
  name: 'Jasmine Rice',
  category: 'Rice & Noodles',
  unit: 'bag',
  quantity: 4,
  pricePerUnit: 36.5,
  discountPercentage: 0.07,
  discountAmount: 10.22,
  ...change,
});

/** An order for tests. */
export const sampleOrder = (change: Partial<RestaurantOrder> = {}): RestaurantOrder => ({
  id: '20000000-0000-4000-8000-000000000001',
  orderNumber: '261121-7K3-QXM',
  status: 'pending',
  restaurantName: 'Garden House',
  contactPerson: 'Mei Chen',
  email: 'mei@garden.example',
  phone: '604-555-0100',
  phoneNumber: '604-555-0100',
  isDelivery: true,
  deliveryAddress: '1 Main Street',
  deliveryCity: 'Markham',
  deliveryPostalCode: 'L3R 1A1',
  deliveryInstructions: null,
  deliveryDate: '2026-11-23',
  deliveryTime: '9-12',
  orderItems: JSON.stringify([sampleItem()]),
  discountCode: 'AB12',
  tier: 'tier1',
  notes: null,
  createdAt: '2026-11-21T15:00:00.000Z',
  updatedAt: '2026-11-21T15:00:00.000Z',
  version: 1,
  subtotalAmount: 146,
  discountAmount: 10.22,
  deliveryFee: 25,
  totalAmount: 160.78,
  ...change,
});
