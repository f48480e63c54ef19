import { connect, type Socket } from 'node:net';
import { seededChance } from '../statistics.ts';

/** The part of a request that is sent at once, the part sent byte by byte, and whether the answer is read. */
export interface SlowClient {
  readonly opening: string;
  readonly drips: boolean;
  readonly reads: boolean;
}

/** Clients per untrusted address of this machine. */
const CLIENTS_OF_ADDRESS = 40;
const TICK_MS = 200;
/** Each client sends a byte or reads a kilobyte every this many ticks: every 8 s. */
const TICKS = 40;
const RETURN_MS = 8_000;
/** First connects and waits before reconnecting are spread: otherwise most clients would be away at once. */
const ARRIVE_MS = 2_000;
const SEED = 20_261_126;

/** Clients that stay connected as long as possible and reconnect when they are disconnected. */
export class SlowCrowd {
  /** How often clients were disconnected. */
  ended = 0;
  private readonly port: number;
  private readonly sockets: Socket[] = [];
  private readonly clients: readonly SlowClient[];
  private readonly chance = seededChance(SEED);
  private ticks = 0;

  constructor(port: number, clients: readonly SlowClient[]) {
    this.port = port;
    this.clients = clients;
    for (const [place, client] of clients.entries())
      setTimeout(() => this.open(place, client), this.chance() * ARRIVE_MS);
    setInterval(() => this.tick(), TICK_MS);
  }

  /** The smaller of two counts: slow senders and slow readers. */
  connected(): number {
    const there = (drips: boolean): number =>
      this.sockets.filter(({ readyState }, place) => {
        return this.clients[place]?.drips === drips && readyState !== 'closed' && readyState !== 'opening';
      }).length;
    return Math.min(there(true), there(false));
  }

  private open(place: number, client: SlowClient): void {
    const group = Math.floor(place / CLIENTS_OF_ADDRESS);
    const localAddress = `127.0.${1 + Math.floor(group / 250)}.${1 + (group % 250)}`;
    const socket = connect({ port: this.port, host: '127.0.0.1', localAddress });
    this.sockets[place] = socket;
    socket.on('error', () => undefined);
    socket.once('close', () => {
      this.ended += 1;
      setTimeout(() => this.open(place, client), RETURN_MS * (0.5 + this.chance()));
    });
    socket.once('connect', () => socket.write(client.opening));
    if (client.reads) socket.resume();
    else socket.pause();
  }

  /** Advances a fortieth of the clients, so that activity is spread evenly. */
  private tick(): void {
    this.ticks += 1;
    for (let place = this.ticks % TICKS; place < this.sockets.length; place += TICKS) {
      const socket = this.sockets[place];
      const client = this.clients[place];
      if (!socket || !client || socket.readyState !== 'open') continue;
      if (client.drips) socket.write(' ');
      if (!client.reads) socket.read(1024);
    }
  }
}
