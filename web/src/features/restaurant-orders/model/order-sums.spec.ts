import { describe, expect, it } from '@jest/globals';
import { explainLine } from '@larder/kernel';
import { sampleItem, sampleOrder } from '../test/order.sample.ts';
import { chargedLine, discountShare, orderLines, unitsOf } from './order-sums.ts';

describe('the lines of an order', () => {
  it('order lines are calculated in cents', () => {
    const items = [
      sampleItem({ quantity: 3, pricePerUnit: 0.1 }),
      sampleItem({ id: 'b', quantity: 3, pricePerUnit: 1.15 }),
    ];
    const lines = orderLines({ orderItems: JSON.stringify(items) });
    expect(lines.map(({ lineTotal }) => lineTotal)).toEqual([0.3, 3.45]);
    expect(unitsOf(lines)).toBe(6);
  });

  it("the steps of a line's price are calculated by the function that charged it", () => {
    const [line] = orderLines({ orderItems: JSON.stringify([sampleItem({ quantity: 3, discountAmount: 7.67 })]) });
    const { item, chargedCents } = chargedLine(line!);
    expect(item).toEqual({ unitPriceCents: 3650, quantity: 3, discountBasisPoints: 700 });
    expect(explainLine(item).cents).toBe(chargedCents);
    expect(chargedCents).toBe(10_183);
  });

  it('a line may lack a category', () => {
    const { category: _, ...item } = sampleItem();
    expect(orderLines({ orderItems: JSON.stringify([item]) })[0]?.category).toBeNull();
  });

  it.each(['', 'no list', '{}', 'null'])('an order with the items %p has no lines', (orderItems) => {
    expect(orderLines({ orderItems })).toEqual([]);
  });
});

describe('the discount', () => {
  it.each([
    [146, 10.22, '7.0%'],
    [300, 10, '3.3%'],
    [0, 0, '0.0%'],
  ])('the discount on %p of %p is %p', (subtotalAmount, discountAmount, share) => {
    expect(discountShare(sampleOrder({ subtotalAmount, discountAmount }))).toBe(share);
  });
});
