import { describe, expect, it } from '@jest/globals';
import { CheckoutDraftStore } from './checkout-draft.ts';
import { NO_FIELDS } from './checkout-fields.ts';

function drafts() {
  const kept = new Map<string, string>();
  let keys = 0;
  const open = () =>
    new CheckoutDraftStore(
      {
        read: (key) => kept.get(key) ?? null,
        write: (key, text) => void (text === null ? kept.delete(key) : kept.set(key, text)),
      },
      () => `key-${++keys}`,
    );
  return { kept, open };
}

describe('a checkout that is not over', () => {
  it('keeps its key and what was typed, through closing and reloading', () => {
    const { open } = drafts();
    expect(open().open()).toEqual({ key: 'key-1', fields: NO_FIELDS });
    open().keepFields({ ...NO_FIELDS, restaurantName: 'Garden House', slot: '12-4' });
    expect(open().open()).toEqual({
      key: 'key-1',
      fields: { ...NO_FIELDS, restaurantName: 'Garden House', slot: '12-4' },
    });
  });

  it('gets another key when the old one belongs to an order, and all is new once it is over', () => {
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

  it('makes keys that cannot be guessed', () => {
    const store = { read: () => null, write: () => {} };
    const [one, two] = [new CheckoutDraftStore(store).open().key, new CheckoutDraftStore(store).open().key];
    expect(one).toMatch(/^[0-9a-f]{32}$/);
    expect(one).not.toBe(two);
  });
});
