import { readLiveMessage, type LiveMessage } from './live-message.ts';

/** `lost` means that a connection failed or ended; until the first attempt is decided it is `connecting`. */
export type RealtimeStatus = 'connecting' | 'open' | 'lost';

export const RECONNECT_MS = 3000;
/** A random delay, so that the browsers of a whole chain do not reconnect at the same moment. */
export const RECONNECT_CHANCE_MS = 1500;

export type LiveSocket = Pick<WebSocket, 'onopen' | 'onclose' | 'onerror' | 'onmessage' | 'close'>;

/** The live channel of the page's host. */
/** @param query such as `store=north`, for one store's messages; without it the default store's */
export function openLiveSocket(query = ''): LiveSocket {
  const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
  return new WebSocket(`${scheme}//${location.host}/ws${query && `?${query}`}`);
}

/** The page's one live connection: it reconnects automatically and passes messages to listeners. */
export class RealtimeStore {
  private status: RealtimeStatus = 'connecting';
  private socket: LiveSocket | null = null;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private mayHaveMissed = false;
  private readonly statusListeners = new Set<() => void>();
  private readonly messageListeners = new Set<(message: LiveMessage) => void>();
  private readonly resumeListeners = new Set<() => void>();

  constructor(
    private readonly connect: () => LiveSocket,
    private readonly chance: () => number = Math.random,
  ) {}

  readonly current = (): RealtimeStatus => this.status;
  readonly subscribe = (listener: () => void): (() => void) => register(this.statusListeners, listener);

  onMessage(listener: (message: LiveMessage) => void): () => void {
    return register(this.messageListeners, listener);
  }

  /** Registers a listener for reconnects, as messages may have been missed in between. */
  onResume(listener: () => void): () => void {
    return register(this.resumeListeners, listener);
  }

  /** Opens the connection, or replaces the existing one, whose handshake had another session. */
  open(): void {
    this.release();
    const socket = this.connect();
    this.socket = socket;
    socket.onopen = () => this.opened();
    socket.onclose = () => this.lose();
    socket.onerror = () => console.warn('The live connection reported an error.');
    socket.onmessage = (event) => this.heard(event.data);
  }

  /** Reconnects at once if the connection is down; called when the network or the tab is back. */
  retryNow(): void {
    if (this.status === 'lost') this.open();
  }

  /** Treats the connection as lost, whether the socket has noticed or not. */
  lose(): void {
    this.release();
    this.mayHaveMissed = true;
    this.setStatus('lost');
    this.retry = setTimeout(() => this.open(), RECONNECT_MS + this.chance() * RECONNECT_CHANCE_MS);
  }

  /** Closes the connection until it is opened again. */
  end(): void {
    this.release();
    this.setStatus('connecting');
  }

  private opened(): void {
    this.setStatus('open');
    if (!this.mayHaveMissed) {
      // Messages may be missed before any later opening.
      this.mayHaveMissed = true;
      return;
    }
    for (const listener of this.resumeListeners) listener();
  }

  private heard(data: unknown): void {
    let message: LiveMessage | null;
    try {
      message = readLiveMessage(String(data));
    } catch (error) {
      console.warn('A live message could not be read.', error);
      return;
    }
    if (message === null) return;
    for (const listener of this.messageListeners) listener(message);
  }

  private release(): void {
    clearTimeout(this.retry);
    const { socket } = this;
    this.socket = null;
    if (socket === null) return;
    socket.onopen = null;
    socket.onclose = null;
    socket.onerror = null;
    socket.onmessage = null;
    socket.close();
  }

  private setStatus(status: RealtimeStatus): void {
    if (status === this.status) return;
    this.status = status;
    for (const listener of this.statusListeners) listener();
  }
}

function register<T>(listeners: Set<T>, listener: T): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
