import { once } from 'node:events';
import { WebSocket } from 'ws';

/** As in browsers (specification part 1 §9): after 3 s plus up to 1.5 s at random. */
const RECONNECT_MS = 3_000;
const CHANCE_MS = 1_500;
const AT_ONCE = 50;

export interface Visitor {
  headers?: Readonly<Record<string, string>>;
  /** Called with each message as text. */
  onMessage?: (text: string) => void;
}

/** Sockets that reconnect like a browser's, with the times for which each was disconnected. */
export class ReturningSockets {
  readonly absences: number[] = [];
  readonly refusals = new Map<string, number>();
  private readonly url: string;
  private readonly chance: () => number;
  private readonly visitor: Visitor;
  private readonly open = new Set<WebSocket>();
  private ended = false;
  private count = 0;

  private constructor(url: string, chance: () => number, visitor: Visitor) {
    this.url = url;
    this.chance = chance;
    this.visitor = visitor;
  }

  static async open(
    url: string,
    count: number,
    chance: () => number,
    visitor: Visitor = {},
  ): Promise<ReturningSockets> {
    const sockets = new ReturningSockets(url, chance, visitor);
    sockets.count = count;
    for (let opened = 0; opened < count; opened += AT_ONCE) {
      const group = Array.from({ length: Math.min(AT_ONCE, count - opened) }, () => sockets.connect(null));
      await Promise.all(group.map((socket) => once(socket, 'open')));
    }
    return sockets;
  }

  get missing(): number {
    return this.count - this.open.size;
  }

  /** Drops all connections without a closing handshake, like a lost network. */
  cut(): void {
    for (const socket of this.open) socket.terminate();
  }

  close(): void {
    this.ended = true;
    for (const socket of this.open) socket.terminate();
  }

  private connect(lostAt: number | null): WebSocket {
    const { headers, onMessage } = this.visitor;
    const socket = new WebSocket(this.url, { headers: { ...headers } });
    if (onMessage) socket.on('message', (data) => onMessage(String(data)));
    let firstLoss = lostAt;
    socket.on('open', () => {
      this.open.add(socket);
      if (firstLoss !== null) this.absences.push(performance.now() - firstLoss);
      firstLoss = null;
    });
    socket.on('error', ({ message }) => this.refusals.set(message, (this.refusals.get(message) ?? 0) + 1));
    socket.on('close', () => {
      this.open.delete(socket);
      if (this.ended) return;
      const since = firstLoss ?? performance.now();
      setTimeout(() => !this.ended && this.connect(since), RECONNECT_MS + this.chance() * CHANCE_MS).unref();
    });
    return socket;
  }
}
