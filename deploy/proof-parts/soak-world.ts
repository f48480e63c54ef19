/// <reference lib="dom" />

/** Replaces the network of a page in the soak test: see putIntoSoakWorld. */
export interface SoakWorld {
  change: () => void;
  cut: () => void;
  mend: () => void;
  pendingTimers: () => number;
  openSockets: () => number;
  newestPrice: () => string;
}

/**
 * Runs before the page's scripts. Lists, settings and live messages come from the page itself, so that eight hours pass
 * in a minute, and open timers and sockets are counted.
 */
export function putIntoSoakWorld(): void {
  let revision = 1;
  let cents = 1000;
  let isCut = false;
  const timers = new Set<unknown>();
  const sockets = new Set<SoakSocket>();
  const { fetch, setTimeout, setInterval, clearTimeout, clearInterval } = window;

  class SoakSocket {
    onopen: (() => void) | null = null;
    onclose: (() => void) | null = null;
    onerror: (() => void) | null = null;
    onmessage: ((event: { data: string }) => void) | null = null;

    constructor() {
      sockets.add(this);
      void Promise.resolve().then(() => (isCut ? this.fail() : this.onopen?.()));
    }

    fail(): void {
      sockets.delete(this);
      this.onclose?.();
    }

    close(): void {
      sockets.delete(this);
    }
  }

  const list = (): object[] =>
    Array.from({ length: 24 }, (_, index) => ({
      id: `p${index}`,
      description: `Cut number ${index}`,
      chineseName: '牛腩',
      detailedDescription: null,
      size: 'per lb',
      category: ['meat-beef', 'meat-pork', 'meat-chicken', 'meat-hotpot'][index % 4],
      retailPrice: 99,
      ourPrice: index === 0 ? cents / 100 : 9.99,
      active: true,
      imageUrl: null,
      version: 1,
    }));
  const answer = (body: unknown): Response =>
    new Response(JSON.stringify(body), {
      headers: { 'x-revision': String(revision), date: new Date().toUTCString() },
    });

  const world: SoakWorld = {
    change() {
      revision += 1;
      cents += 1;
      const data = JSON.stringify({ type: 'product_updated', data: { id: 'p0', revision } });
      for (const socket of Array.from(sockets)) socket.onmessage?.({ data });
    },
    cut() {
      isCut = true;
      for (const socket of Array.from(sockets)) socket.fail();
    },
    mend() {
      isCut = false;
    },
    pendingTimers: () => timers.size,
    openSockets: () => sockets.size,
    newestPrice: () => `$${(cents / 100).toFixed(2)}`,
  };

  Object.assign(window, {
    soak: world,
    WebSocket: SoakSocket,
    fetch(path: string, init?: RequestInit): Promise<Response> {
      if (!path.startsWith('/api/')) return fetch(path, init);
      if (isCut) return Promise.reject(new TypeError('Failed to fetch'));
      if (path.startsWith('/api/products')) return Promise.resolve(answer(list()));
      return Promise.resolve(answer(path.startsWith('/api/stores') ? [] : { lastUpdated: new Date(0).toISOString() }));
    },
    setTimeout(act: () => void, ...rest: [number?, ...unknown[]]): unknown {
      const timer: unknown = setTimeout(
        () => {
          timers.delete(timer);
          act();
        },
        ...rest,
      );
      timers.add(timer);
      return timer;
    },
    clearTimeout(timer: number | undefined) {
      timers.delete(timer);
      clearTimeout(timer);
    },
    setInterval(act: () => void, ...rest: [number?, ...unknown[]]): unknown {
      const timer: unknown = setInterval(act, ...rest);
      timers.add(timer);
      return timer;
    },
    clearInterval(timer: number | undefined) {
      timers.delete(timer);
      clearInterval(timer);
    },
  });
}
