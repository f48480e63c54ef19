import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import type { LiveMessage } from '@larder/contracts';
import { EventRing, isTransient, SessionReader } from '@larder/platform';
import { Injectable, Logger, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { WebSocket } from 'ws';
import { coalesce, isForStaff, LOOK_AGAIN, messagesOf } from './live-messages.js';

/** A burst within so short a time is one message a type. */
const COALESCE_MS = 30;
/** Half-open sockets are found by pings; the gateway's read time-out is longer. */
const PING_EVERY_MS = 30_000;
/** A socket that does not read is dropped at so many waiting bytes: it will look again when it reconnects. */
const MAX_WAITING_BYTES = 1024 * 1024;
/** How soon the sockets of a session that has ended are closed even if its event was missed. */
const CHECK_SESSIONS_EVERY_MS = 5_000;

/** How long a socket has for its part of the farewell. */
const FAREWELL_MS = 1_000;

export const CLOSE = { policy: 1008, restart: 1012 } as const;

interface Peer {
  /** Whether the last ping was answered. */
  alive: boolean;
  /** The session of the handshake, for staff. */
  sessionHash: Buffer | null;
  /** The stores whose orders it is told of; null for all. */
  storeIds: readonly string[] | null;
}

/** Every open socket of this replica, and what is said to them. */
@Injectable()
export class LiveHub implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('live');
  private readonly peers = new Map<WebSocket, Peer>();
  private readonly timers: NodeJS.Timeout[] = [];
  private waiting: LiveMessage[] = [];
  private flushTimer: NodeJS.Timeout | undefined;
  private stopListening: (() => void) | undefined;

  constructor(
    private readonly ring: EventRing,
    private readonly sessions: SessionReader,
  ) {}

  onApplicationBootstrap(): void {
    this.stopListening = this.ring.listen({
      rung: (ring) => {
        this.say(messagesOf(ring));
        if (ring.producer === 'identity') this.closeEndedSessions();
      },
      returned: () => {
        this.say([...LOOK_AGAIN]);
        this.closeEndedSessions();
      },
    });
    this.timers.push(
      setInterval(() => this.ping(), PING_EVERY_MS),
      setInterval(() => this.closeEndedSessions(), CHECK_SESSIONS_EVERY_MS),
    );
  }

  /** Before the server goes: sockets are told that it is a restart, so that browsers come back. */
  async beforeApplicationShutdown(): Promise<void> {
    this.stopListening?.();
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

  /** Takes a socket in as a shopper's. */
  add(socket: WebSocket): void {
    const peer: Peer = { alive: true, sessionHash: null, storeIds: [] };
    this.peers.set(socket, peer);
    socket.on('pong', () => {
      peer.alive = true;
    });
    // Clients have nothing to say, and browsers send no pings: whoever does is no client of ours.
    socket.once('message', () => this.showOut(socket));
    socket.once('ping', () => this.showOut(socket));
    socket.on('error', () => socket.terminate());
    socket.on('close', () => this.peers.delete(socket));
  }

  /** Reads nothing more of a socket, tells it so and makes sure that it goes. */
  private showOut(socket: WebSocket, reason?: string): void {
    this.peers.delete(socket);
    socket.close(CLOSE.policy, reason);
    socket.pause();
    setTimeout(() => socket.terminate(), FAREWELL_MS).unref();
  }

  /** Ties a socket to the staff session that its handshake proved; it is closed when the session ends. */
  identify(socket: WebSocket, { sessionHash, storeIds }: Pick<Peer, 'storeIds'> & { sessionHash: Buffer }): void {
    const peer = this.peers.get(socket);
    if (peer) Object.assign(peer, { sessionHash, storeIds });
  }

  private say(messages: LiveMessage[]): void {
    if (messages.length === 0) return;
    this.waiting.push(...messages);
    this.flushTimer ??= setTimeout(() => this.flush(), COALESCE_MS);
  }

  private flush(): void {
    this.flushTimer = undefined;
    const messages = coalesce(this.waiting);
    this.waiting = [];
    for (const message of messages) {
      // Encoded once, whatever the number of sockets.
      const frame = Buffer.from(JSON.stringify(message));
      for (const [socket, peer] of this.peers) {
        if (socket.readyState !== WebSocket.OPEN || !mayHear(peer, message)) continue;
        if (socket.bufferedAmount > MAX_WAITING_BYTES) socket.terminate();
        else socket.send(frame, { binary: false });
      }
    }
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

  private closeEndedSessions(): void {
    const staff = [...this.peers].flatMap(([socket, { sessionHash }]) =>
      sessionHash ? [{ socket, sessionHash }] : [],
    );
    if (staff.length === 0) return;
    this.sessions.living(staff.map(({ sessionHash }) => sessionHash)).then(
      (living) => {
        for (const { socket, sessionHash } of staff) {
          if (!living.has(sessionHash.toString('hex'))) this.showOut(socket, 'The session has ended.');
        }
      },
      (error: unknown) => {
        if (!isTransient(error)) this.logger.error(error);
      },
    );
  }
}

/** Products are everybody's business; orders are that of staff, and of those of their store. */
function mayHear({ sessionHash, storeIds }: Peer, message: LiveMessage): boolean {
  if (!isForStaff(message)) return true;
  if (sessionHash === null) return false;
  return storeIds === null || message.store === undefined || storeIds.includes(message.store);
}
