import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { TextStore } from '../../browser-storage.ts';
import { HeartBeat } from '../beat/heart-beat.ts';
import { FakeServer, listOf } from '../test/fake-server.ts';
import { SignageFeed } from './signage-feed.ts';

class MapStore implements TextStore {
  readonly entries = new Map<string, string>();
  read = (key: string): string | null => this.entries.get(key) ?? null;
  write = (key: string, text: string | null): void => {
    if (text === null) this.entries.delete(key);
    else this.entries.set(key, text);
  };
}

describe('the prices of a screen', () => {
  let server: FakeServer;
  let store: MapStore;
  let beat: HeartBeat;
  let feeds: SignageFeed[];

  beforeEach(() => {
    jest.useFakeTimers({ now: Date.parse('2026-11-21T12:00:00.250Z') });
    server = new FakeServer();
    store = new MapStore();
    beat = new HeartBeat();
    beat.start();
    feeds = [];
  });

  afterEach(() => {
    for (const feed of feeds) feed.stop();
    beat.stop();
    jest.useRealTimers();
  });

  async function open(slug: string | null = null): Promise<SignageFeed> {
    const feed = new SignageFeed(slug, { ...server.world, storage: store, chance: () => 0.5 }, beat);
    feeds.push(feed);
    feed.start();
    await jest.advanceTimersByTimeAsync(0);
    return feed;
  }

  const pass = (ms: number): Promise<void> => jest.advanceTimersByTimeAsync(ms);
  const price = (feed: SignageFeed): number | undefined => feed.current().products?.[0]?.ourPrice;

  it('a screen fetches prices and settings about every 60 s', async () => {
    await open();
    server.accept();
    await pass(10 * 60_000);
    for (const path of ['/api/products', '/api/admin/settings']) {
      const times = server.asked.filter((call) => call.path === path).map((call) => call.at);
      expect(times).toHaveLength(11);
      for (const [index, at] of times.slice(1).entries()) {
        expect(Math.abs(at - (times[index] ?? 0) - 60_000)).toBeLessThanOrEqual(1000);
      }
    }
  });

  it('a screen sends its store with every request', async () => {
    await open('north york');
    expect(server.asked.map((call) => call.path).toSorted()).toEqual([
      '/api/admin/settings?store=north%20york',
      '/api/products?store=north%20york',
    ]);
    expect(server.listened).toEqual(['store=north%20york']);
  });

  it('a feed that was stopped while its server came back opens no connection', async () => {
    server.isAway = true;
    const feed = await open();
    server.isAway = false;
    const back = feed.refresh();
    feed.stop();
    await back;
    await pass(10_000);
    expect(server.openSockets()).toBe(0);
  });

  it('a live message makes a screen fetch its revision', async () => {
    const feed = await open();
    server.accept();
    server.change(11.5);
    server.say({ type: 'product_updated', data: { id: 'p1', revision: server.revision } });
    await pass(500);
    expect(server.asked.at(-1)?.path).toBe(`/api/products?rev=${server.revision}`);
    expect(price(feed)).toBe(11.5);
  });

  it('a screen never replaces prices by a lower revision', async () => {
    server.revision = 20;
    const feed = await open();
    server.revision = 19;
    server.price = 1;
    await pass(61_000);
    expect([price(feed), feed.current().revision]).toEqual([10, 20]);
  });

  it('offline prices stay with their age, and are new within 5 s of the network’s return', async () => {
    const feed = await open();
    server.accept();
    await pass(60_000);
    const { asOf } = feed.current();
    server.isAway = true;
    server.drop();
    await pass(3_600_000);
    expect(feed.current()).toMatchObject({ isOffline: true, asOf, revision: server.revision });
    expect(price(feed)).toBe(10);
    server.change(12);
    server.isAway = false;
    await pass(5000);
    expect(feed.current().isOffline).toBe(false);
    expect(price(feed)).toBe(12);
  });

  it('prices are new within 5 s of the network’s return even if the gateway still has an older copy', async () => {
    const feed = await open();
    server.accept();
    server.isAway = true;
    server.drop();
    await pass(60_000);
    server.isAway = false;
    const copied = { revision: server.revision, price: server.price };
    server.change(12);
    server.copy = copied;
    feed.returned();
    server.accept();
    await pass(3000);
    server.copy = null;
    await pass(2000);
    expect(price(feed)).toBe(12);
    const asked = server.asked.length;
    await pass(50_000);
    expect(server.asked).toHaveLength(asked);
  });

  it('prices are fetched at once when the browser is online again', async () => {
    const feed = await open();
    feed.left();
    expect(feed.current().isOffline).toBe(true);
    feed.returned();
    await pass(0);
    expect(feed.current().isOffline).toBe(false);
  });

  it('prices are fetched at once after the screen slept', async () => {
    const feed = await open();
    server.change(14);
    jest.setSystemTime(Date.now() + 8 * 3_600_000);
    await pass(1000);
    expect(price(feed)).toBe(14);
  });

  it('after a restart prices show at once with their age, and are confirmed by their revision', async () => {
    const first = await open();
    first.stop();
    server.isAway = true;
    const asked = server.asked.length;
    const second = await open();
    expect(price(second)).toBe(10);
    expect(second.current()).toMatchObject({ isOffline: true, asOf: first.current().asOf });
    expect(server.asked.slice(asked).map((call) => call.path)).toContain(`/api/products?rev=${server.revision}`);
  });

  it('prices changed while the screen was off show at once, even if a replica still has older ones', async () => {
    (await open()).stop();
    server.earlier.set(server.revision, 10);
    server.change(12);
    const second = await open();
    expect([price(second), second.current().revision]).toEqual([12, server.revision]);
  });

  it('prices of a newly set up system replace those of an earlier one', async () => {
    server.revision = 5000;
    (await open()).stop();
    server.revision = 3;
    server.price = 2;
    expect(price(await open())).toBe(2);
  });

  it('the gateway’s stale copy is shown as such', async () => {
    server.keptSince = Date.parse('2026-11-21T09:00:00Z');
    const feed = await open();
    expect(feed.current()).toMatchObject({ isOffline: true, asOf: server.keptSince });
  });

  it('invalid lists and storage entries of other programs are ignored', async () => {
    store.write('larder.signage.v1..prices', '{"revision":"x","products":[{"id":1}]}');
    server.body = '<html>Please sign in to the hotel network</html>';
    const feed = await open();
    expect(feed.current()).toMatchObject({ products: null, isOffline: true });
  });

  it('a screen keeps active meat and seafood only', async () => {
    server.body = JSON.stringify([
      ...listOf(10),
      { ...listOf(1)[0], id: 'p2', category: 'produce' },
      { ...listOf(1)[0], id: 'p3', active: false },
    ]);
    expect((await open()).current().products?.map(({ id }) => id)).toEqual(['p1']);
  });

  it('the offset of the screen’s clock is calculated', async () => {
    server.clockAheadMs = 3_600_000;
    const feed = await open();
    expect(Math.abs(feed.current().clockOffsetMs - 3_600_000)).toBeLessThanOrEqual(1000);
  });

  it('a thousand changes leak no timer, listener or socket', async () => {
    const feed = await open();
    server.accept();
    await pass(5000);
    const timers = jest.getTimerCount();
    for (let change = 1; change <= 1000; change += 1) {
      server.change(10 + change / 100);
      server.say({ type: 'product_updated', data: { id: 'p1', revision: server.revision } });
      if (change % 100 === 0) {
        server.drop();
        await pass(5000);
        server.accept();
      }
      await pass(700);
    }
    await pass(5000);
    expect(price(feed)).toBe(20);
    expect(jest.getTimerCount()).toBe(timers);
    expect(server.openSockets()).toBe(1);
    feed.stop();
    beat.stop();
    expect(jest.getTimerCount()).toBe(0);
  });
});
