import { once } from 'node:events';
import { WebSocket } from 'ws';

const AT_ONCE = 50;

/** Open sockets, and the time each waits for a message. */
export class SocketCrowd {
  private readonly sockets: WebSocket[] = [];
  private heard: (() => void) | undefined;
  /** The last message that any socket received. */
  lastMessage = '';

  /** @param urls addresses to which sockets are opened in turn */
  static async open(urls: string | readonly string[], count: number): Promise<SocketCrowd> {
    const all = [urls].flat();
    const crowd = new SocketCrowd();
    for (let opened = 0; opened < count; opened += AT_ONCE) {
      const group = Array.from(
        { length: Math.min(AT_ONCE, count - opened) },
        (_none, place) => new WebSocket(all[(opened + place) % all.length] ?? ''),
      );
      await Promise.all(group.map((socket) => once(socket, 'open')));
      for (const socket of group)
        socket.on('message', (data: Buffer) => {
          crowd.lastMessage = data.toString();
          crowd.heard?.();
        });
      crowd.sockets.push(...group);
    }
    return crowd;
  }

  /** Runs an action that sends one message to every socket. @returns each socket's milliseconds until its message. */
  async timeToAll(action: () => Promise<unknown>, patienceMs = 20_000): Promise<number[]> {
    const waits: number[] = [];
    const startedAt = performance.now();
    const all = new Promise<void>((resolve, reject) => {
      const timer = setTimeout(
        () => reject(new Error(`Only ${waits.length} of ${this.sockets.length} sockets were told.`)),
        patienceMs,
      );
      this.heard = () => {
        waits.push(performance.now() - startedAt);
        if (waits.length < this.sockets.length) return;
        clearTimeout(timer);
        resolve();
      };
    });
    await Promise.all([action(), all]);
    this.heard = undefined;
    return waits;
  }

  close(): void {
    for (const socket of this.sockets) socket.terminate();
  }
}
