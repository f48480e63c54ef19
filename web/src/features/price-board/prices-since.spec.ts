import { describe, expect, it } from '@jest/globals';
import type { Product, ProductChanges } from '@larder/contracts';
import { listAfter } from './prices-since.ts';

const product = (id: string, ourPrice = 1): Product => ({
  id,
  description: id,
  chineseName: null,
  detailedDescription: null,
  size: '',
  retailPrice: 2,
  ourPrice,
  category: 'produce',
  active: true,
  imageUrl: null,
  version: 1,
});

const list = (ids: string): Product[] => ids.split('').map((id) => product(id));

/** The service's answer: changed products, each with its preceding product. */
function changesTo(now: readonly Product[], changed: string, removed = ''): ProductChanges {
  const products = now.flatMap((each, place) =>
    changed.includes(each.id) ? [{ after: now[place - 1]?.id ?? null, product: each }] : [],
  );
  return { products, removed: removed.split('') };
}

describe('the list after some changes', () => {
  it('a changed product keeps its place in the list', () => {
    const now = [product('a'), product('b', 3), product('c')];
    expect(listAfter(list('abc'), changesTo(now, 'b'))).toEqual(now);
  });

  it('new products are inserted at their places, also beside each other and first', () => {
    const now = list('xaybzwc');
    expect(listAfter(list('abc'), changesTo(now, 'xyzw'))).toEqual(now);
  });

  it('removed products are gone, and unknown ones are ignored', () => {
    expect(listAfter(list('abc'), changesTo(list('ac'), '', 'bq'))).toEqual(list('ac'));
  });

  it('changes can be applied to an empty list', () => {
    expect(listAfter([], changesTo(list('ab'), 'ab'))).toEqual(list('ab'));
  });

  it('unchanged products stay the same objects', () => {
    const held = list('ab');
    expect(listAfter(held, changesTo([product('a', 3), ...held.slice(1)], 'a'))?.[1]).toBe(held[1]);
  });

  it('the new list is unknown when the changes are unknown or refer to a missing product', () => {
    expect(listAfter(list('ab'), { products: null, removed: [] })).toBeNull();
    expect(listAfter(list('ab'), { products: [{ after: 'z', product: product('c') }], removed: [] })).toBeNull();
  });
});
