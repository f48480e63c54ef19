import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { LiveMessage } from './live-message.ts';
import { RealtimeStore, RECONNECT_CHANCE_MS, RECONNECT_MS, type LiveSocket } from './realtime-store.ts';

class FakeSocket implements LiveSocket {
  onopen: WebSocket['onopen'] = null;
  onclose: WebSocket['onclose'] = null;
  onerror: WebSocket['onerror'] = null;
  onmessage: WebSocket['onmessage'] = null;
  closed = false;
  close = (): void => {
    this.closed = true;
  };
  private readonly self = this as unknown as WebSocket;
  accept = (): void => void this.onopen?.call(this.self, new Event('open'));
  drop = (): void => void this.onclose?.call(this.self, new Event('close') as CloseEvent);
  say = (data: string): void => void this.onmessage?.call(this.self, new MessageEvent('message', { data }));
}

describe('the live connection', () => {
  let sockets: FakeSocket[];
  let store: RealtimeStore;
  const last = (): FakeSocket => sockets.at(-1) as FakeSocket;

  beforeEach(() => {
    jest.useFakeTimers();
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    sockets = [];
    store = new RealtimeStore(
      () => {
        sockets.push(new FakeSocket());
        return last();
      },
      () => 0.5,
    );
    store.open();
  });

  afterEach(() => {
    jest.restoreAllMocks();
    jest.useRealTimers();
  });

  it('a first connection attempt does not count as lost', () => {
    expect(store.current()).toBe('connecting');
    last().accept();
    expect(store.current()).toBe('open');
  });

  it('a dropped connection is lost, and retried after 3 s with jitter', () => {
    last().accept();
    last().drop();
    expect(store.current()).toBe('lost');
    jest.advanceTimersByTime(RECONNECT_MS + RECONNECT_CHANCE_MS / 2 - 1);
    expect(sockets).toHaveLength(1);
    jest.advanceTimersByTime(1);
    expect(sockets).toHaveLength(2);
    expect(store.current()).toBe('lost');
    last().accept();
    expect(store.current()).toBe('open');
  });

  it('connecting is retried while the server does not answer', () => {
    for (let attempt = 1; attempt <= 4; attempt += 1) {
      last().drop();
      jest.advanceTimersByTime(RECONNECT_MS + RECONNECT_CHANCE_MS);
      expect(sockets).toHaveLength(attempt + 1);
    }
  });

  it('a lost connection is retried at once when the network returns', () => {
    last().accept();
    store.retryNow();
    expect(sockets).toHaveLength(1);
    store.lose();
    store.retryNow();
    expect(sockets).toHaveLength(2);
    jest.advanceTimersByTime(10_000);
    expect(sockets).toHaveLength(2);
  });

  it('after a sign-in the connection is replaced without counting as lost', () => {
    last().accept();
    const first = last();
    store.open();
    expect(first.closed).toBe(true);
    first.drop();
    expect(store.current()).toBe('open');
  });

  it('a reconnect reports a gap, the first connection does not', () => {
    const gaps = jest.fn();
    store.onResume(gaps);
    last().accept();
    expect(gaps).not.toHaveBeenCalled();
    last().drop();
    store.retryNow();
    last().accept();
    expect(gaps).toHaveBeenCalledTimes(1);
  });

  it('known messages are passed on, unknown types ignored and malformed ones logged', () => {
    const heard: LiveMessage[] = [];
    store.onMessage((message) => heard.push(message));
    last().accept();
    last().say('{"type":"product_updated","data":{"id":"p1","revision":12}}');
    last().say('{"type":"product_created","data":{"id":null,"revision":0}}');
    last().say('{"type":"products_imported","data":[1,2,3,4],"revision":17}');
    last().say('{"type":"restaurant_products_updated","data":{"id":null,"revision":18}}');
    last().say('{"type":"orderDeleted","data":{"orderNumber":"A1"}}');
    last().say('{"type":"restaurant_order_created","data":{"id":"o1","orderNumber":"A2"}}');
    last().say('{"type":"something_new"}');
    expect(console.warn).not.toHaveBeenCalled();
    last().say('not json');
    last().say('null');
    expect(console.warn).toHaveBeenCalledTimes(2);
    expect(heard).toEqual([
      { kind: 'products-changed', revision: 12 },
      { kind: 'products-changed', revision: null },
      { kind: 'products-imported', count: 4, revision: 17 },
      { kind: 'sheet-changed', revision: 18 },
      { kind: 'orders-changed', isNew: false, id: null },
      { kind: 'orders-changed', isNew: true, id: 'o1' },
    ]);
  });
});
