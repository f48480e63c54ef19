import type { IncomingMessage } from 'node:http';
import { hashSessionId, presentedSessionOfHandshake, SessionReader } from '@larder/platform';
import { WebSocketGateway, type OnGatewayConnection } from '@nestjs/websockets';
import type { WebSocket } from 'ws';
import { handshakeAllowed, MAX_SOCKETS } from './handshake.js';
import { CLOSE, LiveHub } from './live-hub.js';

type Verdict = (allowed: boolean, status?: number) => void;

/** The live channel: plain WebSocket at /ws, no compression (memory), nothing to say for clients. */
@WebSocketGateway({
  path: '/ws',
  maxPayload: 1024,
  perMessageDeflate: false,
  // Answers to pings would pile up for a client that sends them and never reads.
  autoPong: false,
  verifyClient: ({ req }: { req: IncomingMessage }, done: Verdict) => done(handshakeAllowed(req), 403),
})
export class LiveGateway implements OnGatewayConnection<WebSocket> {
  constructor(
    private readonly hub: LiveHub,
    private readonly sessions: SessionReader,
  ) {}

  async handleConnection(socket: WebSocket, request: IncomingMessage): Promise<void> {
    if (this.hub.size >= MAX_SOCKETS) {
      socket.close(CLOSE.restart);
      return;
    }
    // In at once, so that nothing said from here on is missed and a socket that closes meanwhile is noticed.
    this.hub.add(socket);
    const sessionId = presentedSessionOfHandshake(request);
    if (sessionId === null) return;
    const sessionHash = hashSessionId(sessionId);
    // A database that is away costs staff their extra messages, not their board.
    const living = await this.sessions.living([sessionHash]).catch(() => new Map<string, null>());
    const storeIds = living.get(sessionHash.toString('hex'));
    if (storeIds !== undefined) this.hub.identify(socket, { sessionHash, storeIds });
  }
}
