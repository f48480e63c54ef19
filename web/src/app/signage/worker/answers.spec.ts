import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { keptOrFetched, KEPT_PAGE, pageOrKept, pictureOrKept } from './answers.ts';

/** The part of the Cache API that the worker uses, in insertion order. */
class FakeCache {
  readonly entries = new Map<string, Response>();
  private readonly pathOf = (request: Request | string): string =>
    typeof request === 'string' ? request : new URL(request.url).pathname;
  match = (request: Request | string) => Promise.resolve(this.entries.get(this.pathOf(request))?.clone());
  put = (request: Request, response: Response) =>
    Promise.resolve(void this.entries.set(this.pathOf(request), response));
  delete = (request: Request) => Promise.resolve(this.entries.delete(this.pathOf(request)));
  keys = () => Promise.resolve([...this.entries.keys()].map(requestOf));
}

const requestOf = (path: string): Request => new Request(`https://store.example${path}`);

describe('the worker of the screens', () => {
  let cache: FakeCache;
  let network: jest.Mock<(request: Request) => Promise<Response>>;
  const before = { caches: globalThis.caches, fetch: globalThis.fetch };

  beforeEach(() => {
    jest.useFakeTimers();
    cache = new FakeCache();
    network = jest.fn(() => Promise.resolve(new Response('from the network')));
    Object.assign(globalThis, { caches: { open: () => Promise.resolve(cache) }, fetch: network });
  });

  afterEach(() => {
    Object.assign(globalThis, before);
    jest.useRealTimers();
  });

  const textOf = async (answer: Promise<Response>): Promise<string> => (await answer).text();

  it('a screen opens its page from the network when it answers', async () => {
    cache.entries.set(KEPT_PAGE, new Response('kept'));
    expect(await textOf(pageOrKept(requestOf('/meatprices'), 'shell'))).toBe('from the network');
  });

  it.each([
    ['fails', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['answers with a fault', () => Promise.resolve(new Response('Bad gateway', { status: 502 }))],
  ])('a screen opens the cached page when the network %s', async (_how, fails) => {
    cache.entries.set(KEPT_PAGE, new Response('kept'));
    network.mockImplementation(fails);
    expect(await textOf(pageOrKept(requestOf('/meatprices'), 'shell'))).toBe('kept');
  });

  it('a screen opens the cached page after three seconds without an answer', async () => {
    cache.entries.set(KEPT_PAGE, new Response('kept'));
    network.mockImplementation(() => new Promise(() => undefined));
    const answer = textOf(pageOrKept(requestOf('/meatprices'), 'shell'));
    await jest.advanceTimersByTimeAsync(3000);
    expect(await answer).toBe('kept');
  });

  it('a screen takes files of its release from the cache', async () => {
    cache.entries.set('/assets/a.js', new Response('kept'));
    expect(await textOf(keptOrFetched(requestOf('/assets/a.js'), 'shell'))).toBe('kept');
    expect(network).not.toHaveBeenCalled();
    expect(await textOf(keptOrFetched(requestOf('/assets/b.js'), 'shell'))).toBe('from the network');
  });

  it.each([
    ['a picture that may be replaced from the network', 'a.jpg', 'from the network'],
    ['a picture named by its content from what it keeps', `${'0a'.repeat(16)}.jpg`, 'old'],
  ])('a screen takes %s', async (_which, name, shown) => {
    const path = `/images/products/${name}`;
    cache.entries.set(path, new Response('old'));
    let refreshed: Promise<unknown> = Promise.resolve();
    const picture = pictureOrKept(requestOf(path), 'pictures', (stay) => {
      refreshed = stay;
    });
    expect(await textOf(picture)).toBe(shown);
    await refreshed;
    expect(await cache.entries.get(path)?.text()).toBe('from the network');
  });

  it('a screen takes a picture from the cache while offline', async () => {
    cache.entries.set('/images/products/a.jpg', new Response('old'));
    network.mockImplementation(() => Promise.reject(new TypeError('Failed to fetch')));
    const picture = pictureOrKept(requestOf('/images/products/a.jpg'), 'pictures', (stay) => void stay);
    expect(await textOf(picture)).toBe('old');
  });

  it('a screen caches the 400 most recently used pictures', async () => {
    for (let index = 0; index < 400; index += 1) cache.entries.set(`/images/products/${index}.jpg`, new Response('x'));
    for (const name of ['0', 'new']) {
      let refreshed: Promise<unknown> = Promise.resolve();
      await pictureOrKept(requestOf(`/images/products/${name}.jpg`), 'pictures', (stay) => {
        refreshed = stay;
      });
      await refreshed;
    }
    expect(cache.entries.size).toBe(400);
    expect(cache.entries.has('/images/products/0.jpg')).toBe(true);
    expect(cache.entries.has('/images/products/1.jpg')).toBe(false);
  });

  it('a screen does not cache a missing picture', async () => {
    network.mockImplementation(() => Promise.resolve(new Response('', { status: 404 })));
    let refreshed: Promise<unknown> = Promise.resolve();
    await pictureOrKept(requestOf('/images/products/a.jpg'), 'pictures', (stay) => {
      refreshed = stay;
    });
    await refreshed;
    expect(cache.entries.size).toBe(0);
  });
});
