import { describe, expect, it } from '@jest/globals';
import type { ProductState } from '@larder/contracts';
import { historyEntry } from './history-entry.js';

const STATE: ProductState = {
  id: 'product-1',
  description: 'Cod',
  chineseName: null,
  detailedDescription: null,
  size: '1 lb',
  retailPriceCents: 999,
  ourPriceCents: 799,
  category: 'seafood',
  active: true,
  imageUrl: null,
  version: 1,
};
const EVENT = { number: 7, at: new Date('2026-11-21T14:00:00Z'), by: 'anna', store: null, slips: null };

describe('historyEntry', () => {
  it('a history entry shows old and new prices and the other changed fields', () => {
    const after = { ...STATE, ourPriceCents: 649, active: false, version: 2 };
    expect(historyEntry({ ...EVENT, before: STATE, after })).toEqual({
      number: 7,
      kind: 'updated',
      at: '2026-11-21T14:00:00.000Z',
      by: 'anna',
      store: null,
      oldRetailPrice: 9.99,
      newRetailPrice: 9.99,
      oldOurPrice: 7.99,
      newOurPrice: 6.49,
      changed: 'ourPrice, active',
    });
  });

  it('a history entry names prices that looked like typing errors', () => {
    const slip = {
      field: 'ourPrice',
      kind: 'jump',
      fromCents: 799,
      toCents: 79_900,
      factor: 100,
      confirmed: true,
    } as const;
    const after = { ...STATE, ourPriceCents: 79_900 };
    expect(historyEntry({ ...EVENT, before: STATE, after, slips: [slip] }).slips).toEqual([
      { field: 'ourPrice', kind: 'jump', from: 7.99, to: 799, factor: 100, confirmed: true },
    ]);
  });

  it('a creation has no old prices and a deletion no new ones', () => {
    expect(historyEntry({ ...EVENT, before: null, after: STATE })).toMatchObject({
      kind: 'created',
      oldOurPrice: null,
      newOurPrice: 7.99,
      changed: '',
    });
    expect(historyEntry({ ...EVENT, before: STATE, after: null })).toMatchObject({
      kind: 'deleted',
      oldOurPrice: 7.99,
      newOurPrice: null,
      changed: '',
    });
  });

  it("a store's own price and its reset are changes of that store, where null follows the chain", () => {
    const own = { retailPriceCents: null, ourPriceCents: 500, active: null, version: 3 };
    expect(historyEntry({ ...EVENT, store: 'b', before: null, after: own })).toMatchObject({
      kind: 'updated',
      store: 'b',
      oldOurPrice: null,
      newOurPrice: 5,
      changed: 'ourPrice',
    });
    expect(historyEntry({ ...EVENT, store: 'b', before: own, after: null })).toMatchObject({
      kind: 'updated',
      oldOurPrice: 5,
      newOurPrice: null,
      changed: 'ourPrice',
    });
  });
});
