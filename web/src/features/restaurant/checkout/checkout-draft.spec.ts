import { describe, expect, it } from '@jest/globals';
import type { OrderPlacement } from '@larder/contracts';
import type { TextStore } from '../../../shared/browser-storage.ts';
import { CheckoutDraftStore, forgetAddress, keepAddress, knownAddress } from './checkout-draft.ts';
import { NO_FIELDS } from './checkout-fields.ts';

function device() {
  const kept = new Map<string, string>();
  const store: TextStore = {
    read: (key) => kept.get(key) ?? null,
    write: (key, text) => void (text === null ? kept.delete(key) : kept.set(key, text)),
  };
  return { kept, store };
}

function drafts() {
  const { kept, store } = device();
  let keys = 0;
  const open = () => new CheckoutDraftStore(store, () => `key-${++keys}`);
  return { kept, open };
}

describe('the address of the last delivery', () => {
  const order = (change: Partial<OrderPlacement> = {}): OrderPlacement =>
    ({
      restaurantName: 'Garden House',
      isDelivery: true,
      deliveryAddress: '1 Main Street',
      deliveryCity: 'Markham',
      deliveryPostalCode: null,
      deliveryInstructions: 'Back door',
      ...change,
    }) as OrderPlacement;

  it('the last delivery address is remembered for its restaurant until it is forgotten', () => {
    const { store } = device();
    expect(knownAddress(store, '')).toBeNull();
    keepAddress(store, order());
    expect(knownAddress(store, ' garden house ')).toEqual({
      deliveryAddress: '1 Main Street',
      deliveryCity: 'Markham',
      deliveryPostalCode: '',
      deliveryInstructions: 'Back door',
    });
    expect(knownAddress(store, 'Harbour Kitchen')).toBeNull();
    forgetAddress(store);
    expect(knownAddress(store, 'Garden House')).toBeNull();
  });

  it('the last delivery address survives a pickup and an order without an address', () => {
    const { store } = device();
    keepAddress(store, order());
    keepAddress(store, order({ isDelivery: false, deliveryAddress: null }));
    keepAddress(store, order({ deliveryAddress: null }));
    expect(knownAddress(store, 'Garden House')?.deliveryAddress).toBe('1 Main Street');
  });
});

describe('an unfinished checkout', () => {
  it('an unfinished checkout keeps its key and fields through closing and reloading', () => {
    const { open } = drafts();
    expect(open().open()).toEqual({ key: 'key-1', fields: NO_FIELDS });
    open().keepFields({ ...NO_FIELDS, restaurantName: 'Garden House', slot: '12-4' });
    expect(open().open()).toEqual({
      key: 'key-1',
      fields: { ...NO_FIELDS, restaurantName: 'Garden House', slot: '12-4' },
    });
  });

  it('a checkout gets a new key once the old one has an order, and starts anew once finished', () => {
    const { open } = drafts();
    const draft = open();
    draft.open();
    draft.keepFields({ ...NO_FIELDS, notes: 'Back door' });
    expect(draft.renewKey()).toBe('key-2');
    expect(draft.open()).toEqual({ key: 'key-2', fields: { ...NO_FIELDS, notes: 'Back door' } });
    draft.end();
    expect(draft.open()).toEqual({ key: 'key-3', fields: NO_FIELDS });
  });

  it.each(['nonsense', '{"version":2,"key":"a"}', '{"version":1,"key":"","fields":{}}', '7'])(
    'begins anew where %p is kept',
    (text) => {
      const { kept, open } = drafts();
      open().open();
      for (const key of kept.keys()) kept.set(key, text);
      expect(open().open().key).toBe('key-2');
    },
  );

  it('checkout keys cannot be guessed', () => {
    const store = { read: () => null, write: () => {} };
    const [one, two] = [new CheckoutDraftStore(store).open().key, new CheckoutDraftStore(store).open().key];
    expect(one).toMatch(/^[0-9a-f]{32}$/);
    expect(one).not.toBe(two);
  });
});
