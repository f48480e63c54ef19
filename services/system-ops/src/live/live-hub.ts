import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import type { LiveMessage } from '@larder/contracts';
import { isTransient, SessionReader } from '@larder/platform';
import { Injectable, Logger, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { WebSocket } from 'ws';
import { StoreNames } from '../stores/store-names.js';
import { coalesce, isForStaff, LOOK_AGAIN } from './live-messages.js';

/** Messages of one type within this time are merged. */
const COALESCE_MS = 30;
/** Pings find half-open sockets; the gateway's read timeout is longer. */
const PING_EVERY_MS = 30_000;
/** Sockets with more unsent bytes are closed: the browser fetches everything when it reconnects. */
const MAX_WAITING_BYTES = 1024 * 1024;
/** Closes sockets of ended sessions even if the event was missed. */
const CHECK_SESSIONS_EVERY_MS = 5_000;

/** How long a client may take to answer a close frame. */
const FAREWELL_MS = 1_000;

export const CLOSE = { policy: 1008, restart: 1012 } as const;

interface Peer {
  alive: boolean;
  /** The hash of the session that was presented; null for shoppers. */
  sessionHash: Buffer | null;
  /** Whether the session was found: until then the socket gets only shoppers' messages. */
  isStaff: boolean;
  /** Null for all stores. */
  storeIds: readonly string[] | null;
  /** The short name of the page's store; null for the default store. */
  store: string | null;
}

@Injectable()
export class LiveHub implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('live');
  private readonly peers = new Map<WebSocket, Peer>();
  private readonly timers: NodeJS.Timeout[] = [];
  private waiting: LiveMessage[] = [];
  private flushTimer: NodeJS.Timeout | undefined;

  constructor(
    private readonly sessions: SessionReader,
    private readonly names: StoreNames,
  ) {}

  onApplicationBootstrap(): void {
    this.timers.push(
      setInterval(() => this.ping(), PING_EVERY_MS),
      setInterval(() => this.checkSessions(), CHECK_SESSIONS_EVERY_MS),
    );
  }

  /** Announces a restart, so that browsers reconnect. */
  async beforeApplicationShutdown(): Promise<void> {
    this.timers.forEach(clearInterval);
    clearTimeout(this.flushTimer);
    const gone = [...this.peers.keys()].map(async (socket) => {
      const closed = once(socket, 'close');
      socket.close(CLOSE.restart);
      await closed;
    });
    await Promise.race([Promise.allSettled(gone), pause(FAREWELL_MS)]);
  }

  get size(): number {
    return this.peers.size;
  }

  add(socket: WebSocket, sessionHash: Buffer | null, store: string | null): void {
    const peer: Peer = { alive: true, sessionHash, isStaff: false, storeIds: [], store };
    this.peers.set(socket, peer);
    socket.on('pong', () => {
      peer.alive = true;
    });
    // Our clients send no messages, so any message closes the socket.
    socket.once('message', () => this.evict(socket));
    // RFC 6455 §5.5.3. A client that sends pings and never reads is cut off like any slow one.
    socket.on('ping', (data: Buffer) => {
      if (socket.bufferedAmount > MAX_WAITING_BYTES) socket.terminate();
      else socket.pong(data);
    });
    socket.on('error', () => socket.terminate());
    socket.on('close', () => this.peers.delete(socket));
  }

  /** Looks up the session at once. While the database is down staff only miss order messages. */
  async identify(socket: WebSocket): Promise<void> {
    const peer = this.peers.get(socket);
    if (peer?.sessionHash) await this.recognize([{ socket, peer }], true).catch(() => undefined);
  }

  /** Stops reading, and terminates a socket that does not answer. */
  private evict(socket: WebSocket, reason?: string): void {
    this.peers.delete(socket);
    socket.close(CLOSE.policy, reason);
    socket.pause();
    setTimeout(() => socket.terminate(), FAREWELL_MS).unref();
  }

  /** Sends messages; bursts are merged. */
  send(messages: LiveMessage[]): void {
    if (messages.length === 0) return;
    this.waiting.push(...messages);
    this.flushTimer ??= setTimeout(() => void this.flush(), COALESCE_MS);
  }

  private async flush(): Promise<void> {
    this.flushTimer = undefined;
    const messages = coalesce(this.waiting);
    this.waiting = [];
    const isNew = ({ store }: LiveMessage): boolean => store !== undefined && this.names.slugOf(store) === undefined;
    if (messages.some(isNew)) await this.names.renew().catch((error: unknown) => this.logger.error(error));
    // Encoded once for all sockets and grouped by store, so that sockets are not matched with every store.
    const byStore = Map.groupBy(messages, ({ store }) => store ?? null);
    const frames = new Map(messages.map((message) => [message, encode(this.named(message))]));
    for (const [socket, { isStaff, storeIds, store }] of this.peers) {
      // Order messages are for staff of the order's store; pages also get product messages for their store.
      const own = new Set(isStaff ? (storeIds ? [null, ...storeIds] : byStore.keys()) : []);
      for (const id of new Set([...own, null, this.names.idOf(store)]))
        for (const message of byStore.get(id) ?? [])
          if (own.has(id) || !isForStaff(message)) sendTo(socket, frames.get(message) ?? encode(message));
    }
  }

  private named({ store, ...message }: LiveMessage): LiveMessage {
    const slug = store === undefined ? undefined : this.names.slugOf(store);
    return slug === undefined ? message : { ...message, store: slug };
  }

  private ping(): void {
    for (const [socket, peer] of this.peers) {
      if (!peer.alive || socket.bufferedAmount > MAX_WAITING_BYTES) socket.terminate();
      else {
        peer.alive = false;
        socket.ping();
      }
    }
  }

  /** Closes sockets whose session has ended, and retries sessions that could not be read at connection. */
  checkSessions(): void {
    const presented = [...this.peers].flatMap(([socket, peer]) => (peer.sessionHash ? [{ socket, peer }] : []));
    if (presented.length === 0) return;
    this.recognize(presented).catch((error: unknown) => {
      if (!isTransient(error)) this.logger.error(error);
    });
  }

  /** @param isNew whether the sockets have just opened and so missed nothing. */
  private async recognize(presented: readonly { socket: WebSocket; peer: Peer }[], isNew = false): Promise<void> {
    const hashes = presented.flatMap(({ peer }) => (peer.sessionHash ? [peer.sessionHash] : []));
    const living = await this.sessions.living(hashes);
    for (const { socket, peer } of presented) {
      const storeIds = living.get(peer.sessionHash?.toString('hex') ?? '');
      if (storeIds !== undefined) {
        if (!peer.isStaff && !isNew) for (const message of LOOK_AGAIN) sendTo(socket, encode(message));
        Object.assign(peer, { isStaff: true, storeIds });
      } else if (peer.isStaff) this.evict(socket, 'The session has ended.');
      else peer.sessionHash = null;
    }
  }
}

const encode = (message: LiveMessage): Buffer => Buffer.from(JSON.stringify(message));

function sendTo(socket: WebSocket, frame: Buffer): void {
  if (socket.readyState !== WebSocket.OPEN) return;
  if (socket.bufferedAmount > MAX_WAITING_BYTES) socket.terminate();
  else socket.send(frame, { binary: false });
}
