import type { IncomingMessage } from 'node:http';
import { hashSessionId, presentedSessionOfHandshake } from '@larder/platform';
import { WebSocketGateway, type OnGatewayConnection } from '@nestjs/websockets';
import type { WebSocket } from 'ws';
import { CLOSE, LiveHub } from './live-hub.js';

type Verdict = (allowed: boolean, status?: number) => void;

/** Plain WebSocket at /ws, without compression to save memory; clients send nothing. */
@WebSocketGateway({
  path: '/ws',
  maxPayload: 1024,
  perMessageDeflate: false,
  // The hub sends pongs itself: automatic ones would pile up for a client that never reads.
  autoPong: false,
  verifyClient: ({ req }: { req: IncomingMessage }, done: Verdict) => done(handshakeAllowed(req), 403),
})
export class LiveGateway implements OnGatewayConnection<WebSocket> {
  constructor(private readonly hub: LiveHub) {}

  async handleConnection(socket: WebSocket, request: IncomingMessage): Promise<void> {
    if (this.hub.size >= MAX_SOCKETS) {
      socket.close(CLOSE.restart);
      return;
    }
    const sessionId = presentedSessionOfHandshake(request);
    // Added before the lookup, so that no message is missed.
    this.hub.add(socket, sessionId === null ? null : hashSessionId(sessionId), storeAsked(request));
    await this.hub.identify(socket);
  }
}

function storeAsked({ url = '' }: IncomingMessage): string | null {
  const { searchParams } = new URL(url, 'ws://host');
  return searchParams.get('store') || null;
}

export const MAX_SOCKETS = 12_000;

/** A browser's origin must be our host, or another site could listen with a visitor's cookie. */
export function handshakeAllowed({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  const { origin, host, cookie } = headers;
  if (origin === undefined) return cookie === undefined;
  return URL.canParse(origin) && new URL(origin).host === host;
}
