import { describe, expect, it } from '@jest/globals';
import { ToastStore } from './toast-store.ts';

describe('notices', () => {
  it('are one at a time: the second takes the place of the first', () => {
    const store = new ToastStore();
    store.show({ title: 'First' });
    const first = store.current();
    store.show({ title: 'Second', description: 'More', tone: 'error' });
    expect(store.current()).toMatchObject({ title: 'Second', description: 'More', tone: 'error' });
    store.dismiss(first?.id ?? 0);
    expect(store.current()?.title).toBe('Second');
  });

  it('are gone once they are cleared, and offer what can be done while they stand', () => {
    const store = new ToastStore();
    const action = { label: 'Undo', spoken: 'Put it back', run: () => {} };
    store.show({ title: 'Removed', action });
    expect(store.current()?.action).toBe(action);
    store.clear();
    expect(store.current()).toBeNull();
  });

  it('stay 5000 ms unless they say otherwise', () => {
    const store = new ToastStore();
    store.show({ title: 'Plain' });
    expect(store.current()?.durationMs).toBe(5000);
    store.show({ title: 'Short', durationMs: 3000 });
    expect(store.current()?.durationMs).toBe(3000);
  });
});
