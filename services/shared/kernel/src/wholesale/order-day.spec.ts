import { describe, expect, it } from '@jest/globals';
import { partsOfDay, pickList } from './order-day.js';

describe('the day sheet', () => {
  const order = (isDelivery: boolean, deliveryTime: '9-12' | '12-4', totalCents: number) => ({
    isDelivery,
    deliveryTime,
    totalCents,
  });

  it('the day sheet has deliveries by slot, then pickups by slot, without empty parts', () => {
    const parts = partsOfDay([
      order(false, '9-12', 100),
      order(true, '12-4', 200),
      order(true, '9-12', 300),
      order(true, '9-12', 50),
    ]);
    expect(
      parts.map(({ isDelivery, slot, orders, totalCents }) => [isDelivery, slot, orders.length, totalCents]),
    ).toEqual([
      [true, '9-12', 2, 350],
      [true, '12-4', 1, 200],
      [false, '9-12', 1, 100],
    ]);
    expect(partsOfDay([])).toEqual([]);
  });
});

describe('the pick list', () => {
  const pork = { id: 'p', name: 'Pork', chineseName: '豬肉', category: 'Proteins', unit: 'box' };
  const rice = { id: 'r', name: 'Rice', category: 'Rice', unit: 'bag' };

  it('the pick list adds up each product over the orders and names them', () => {
    const list = pickList(
      [
        { orderNumber: '1', items: [{ ...pork, quantity: 2 }] },
        {
          orderNumber: '2',
          items: [
            { ...rice, quantity: 4 },
            { ...pork, quantity: 3 },
          ],
        },
      ],
      ['Rice', 'Proteins'],
    );
    expect(list).toEqual([
      { category: 'Rice', products: [{ ...rice, quantity: 4, orders: [{ orderNumber: '2', quantity: 4 }] }] },
      {
        category: 'Proteins',
        products: [
          {
            ...pork,
            quantity: 5,
            orders: [
              { orderNumber: '1', quantity: 2 },
              { orderNumber: '2', quantity: 3 },
            ],
          },
        ],
      },
    ]);
  });

  it('the pick list has the names of the last order, and a line for each unit', () => {
    const renamed = { ...pork, name: 'Pork belly', chineseName: '五花腩', category: 'Meat' };
    const [meat] = pickList(
      [
        { orderNumber: '1', items: [{ ...pork, quantity: 1 }] },
        {
          orderNumber: '2',
          items: [
            { ...renamed, quantity: 1 },
            { ...renamed, unit: 'bag', quantity: 7 },
          ],
        },
      ],
      [],
    );
    expect(meat?.products.map(({ name, chineseName, unit, quantity }) => [name, chineseName, unit, quantity])).toEqual([
      ['Pork belly', '五花腩', 'box', 2],
      ['Pork belly', '五花腩', 'bag', 7],
    ]);
    expect(meat?.category).toBe('Meat');
  });

  it('the pick list has unknown categories last, sorted by name', () => {
    const orders = ['Zinc', 'Apples', 'rice'].map((category) => ({
      orderNumber: category,
      items: [{ ...rice, id: category, category, quantity: 1 }],
    }));
    expect(pickList(orders, ['Proteins', 'Rice']).map(({ category }) => category)).toEqual(['rice', 'Apples', 'Zinc']);
  });
});
