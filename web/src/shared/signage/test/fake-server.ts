import type { LiveSocket } from '../../realtime/realtime-store.ts';
import type { SignageWorld } from '../feed/signage-feed.ts';

export function listOf(ourPrice: number): Record<string, unknown>[] {
  return [
    {
      id: 'p1',
      description: 'Beef Brisket',
      chineseName: '牛腩',
      size: 'lb',
      category: 'meat-beef',
      retailPrice: 20,
      ourPrice,
      imageUrl: null,
      active: true,
    },
  ];
}

class FakeSocket implements LiveSocket {
  onopen: WebSocket['onopen'] = null;
  onclose: WebSocket['onclose'] = null;
  onerror: WebSocket['onerror'] = null;
  onmessage: WebSocket['onmessage'] = null;
  isClosed = false;
  close = (): void => {
    this.isClosed = true;
  };
}

/** A server with one product, for tests of the feed. */
export class FakeServer {
  readonly asked: { path: string; at: number }[] = [];
  /** The store of each live connection. */
  readonly listened: string[] = [];
  revision = 7;
  /** The gateway's cached list, which answers requests without a revision. */
  copy: { revision: number; price: number } | null = null;
  /** Earlier lists by revision, as a replica may still have them. */
  readonly earlier = new Map<number, number>();
  price = 10;
  isAway = false;
  /** The time of a stale copy, when it serves one. */
  keptSince: number | null = null;
  /** Sent instead of the list. */
  body: string | null = null;
  clockAheadMs = 0;
  private readonly sockets: FakeSocket[] = [];

  readonly world: Pick<SignageWorld, 'fetch' | 'connect'> = {
    fetch: (path) => {
      this.asked.push({ path, at: Date.now() });
      if (this.isAway) return Promise.reject(new TypeError('Failed to fetch'));
      return Promise.resolve(path.includes('settings') ? new Response('{}', { status: 401 }) : this.list(path));
    },
    connect: (query) => {
      this.listened.push(query);
      const socket = new FakeSocket();
      this.sockets.push(socket);
      return socket;
    },
  };

  change(price: number): void {
    this.price = price;
    this.revision += 1;
  }

  accept(): void {
    const socket = this.sockets.at(-1);
    socket?.onopen?.call(socket as unknown as WebSocket, new Event('open'));
  }

  drop(): void {
    const socket = this.sockets.at(-1);
    socket?.onclose?.call(socket as unknown as WebSocket, new Event('close') as CloseEvent);
  }

  say(message: unknown): void {
    const socket = this.sockets.at(-1);
    socket?.onmessage?.call(
      socket as unknown as WebSocket,
      new MessageEvent('message', { data: JSON.stringify(message) }),
    );
  }

  openSockets(): number {
    return this.sockets.filter((socket) => !socket.isClosed).length;
  }

  private list(path: string): Response {
    const asked = Number(/[?&]rev=(\d+)/.exec(path)?.[1] ?? Number.NaN);
    const earlierPrice = this.earlier.get(asked);
    const copy = Number.isNaN(asked) ? this.copy : null;
    const headers: Record<string, string> = {
      date: new Date(Date.now() + this.clockAheadMs).toUTCString(),
      'x-revision': String(earlierPrice === undefined ? (copy?.revision ?? this.revision) : asked),
    };
    if (this.keptSince !== null) {
      headers['x-cache-status'] = 'STALE';
      headers['x-prices-as-of'] = new Date(this.keptSince).toUTCString();
    }
    return new Response(this.body ?? JSON.stringify(listOf(earlierPrice ?? copy?.price ?? this.price)), { headers });
  }
}
