import { describe, expect, it } from '@jest/globals';
import { ToastStore } from './toast-store.ts';

describe('notices', () => {
  it('a second notice replaces the first', () => {
    const store = new ToastStore();
    store.show({ title: 'First' });
    const first = store.current();
    store.show({ title: 'Second', description: 'More', tone: 'error' });
    expect(store.current()).toMatchObject({ title: 'Second', description: 'More', tone: 'error' });
    store.dismiss(first?.id ?? 0);
    expect(store.current()?.title).toBe('Second');
  });

  it('notices offer their action until they are cleared', () => {
    const store = new ToastStore();
    const action = { label: 'Undo', spoken: 'Put it back', run: () => {} };
    store.show({ title: 'Removed', action });
    expect(store.current()?.action).toBe(action);
    store.clear();
    expect(store.current()).toBeNull();
  });

  it('notices stay 5000 ms by default', () => {
    const store = new ToastStore();
    store.show({ title: 'Plain' });
    expect(store.current()?.durationMs).toBe(5000);
    store.show({ title: 'Short', durationMs: 3000 });
    expect(store.current()?.durationMs).toBe(3000);
  });
});
