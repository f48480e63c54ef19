import { connect, type Socket } from 'node:net';

/** What a client sends at once, what it sends byte by byte, and whether it reads what comes back. */
export interface SlowClient {
  readonly opening: string;
  readonly drips: boolean;
  readonly reads: boolean;
}

/** How many clients share one of this machine's untrusted addresses. */
const CLIENTS_OF_ADDRESS = 40;
const TICK_MS = 200;
/** A byte is sent, or a kilobyte read, every so many ticks: every 8 s. */
const TICKS = 40;
const RETURN_MS = 8_000;

/** Clients that stay connected as long as possible and reconnect when they are disconnected. */
export class SlowCrowd {
  /** How often clients were disconnected. */
  ended = 0;
  private readonly port: number;
  private readonly sockets: Socket[] = [];
  private readonly clients: readonly SlowClient[];
  private readonly timer: NodeJS.Timeout;
  private ticks = 0;
  private isOver = false;

  constructor(port: number, clients: readonly SlowClient[]) {
    this.port = port;
    this.clients = clients;
    for (const [place, client] of clients.entries()) this.open(place, client);
    this.timer = setInterval(() => this.tick(), TICK_MS);
  }

  /** Of the kind of which fewer are there: those that send slowly, and those that read slowly. */
  connected(): number {
    const there = (drips: boolean): number =>
      this.sockets.filter(({ readyState }, place) => {
        return this.clients[place]?.drips === drips && readyState !== 'closed' && readyState !== 'opening';
      }).length;
    return Math.min(there(true), there(false));
  }

  stop(): void {
    this.isOver = true;
    clearInterval(this.timer);
    for (const socket of this.sockets) socket.destroy();
  }

  private open(place: number, client: SlowClient): void {
    const group = Math.floor(place / CLIENTS_OF_ADDRESS);
    const localAddress = `127.0.${1 + Math.floor(group / 250)}.${1 + (group % 250)}`;
    const socket = connect({ port: this.port, host: '127.0.0.1', localAddress });
    this.sockets[place] = socket;
    socket.on('error', () => undefined);
    socket.once('close', () => {
      this.ended += 1;
      if (!this.isOver) setTimeout(() => this.isOver || this.open(place, client), RETURN_MS);
    });
    socket.once('connect', () => socket.write(client.opening));
    if (client.reads) socket.resume();
    else socket.pause();
  }

  /** A fortieth of the clients move, so that all are always about to. */
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
