import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import { gzipSync } from 'node:zlib';

export interface Asked {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export type Answer = (asked: Asked, response: ServerResponse) => void;

/** A fake service behind the gateway: it records its requests and answers what the test sets. */
export class Origin {
  readonly asked: Asked[] = [];
  answer: Answer = (_asked, response) => response.end('{}');
  /** If false, it answers as soon as it has the headers. */
  waitsForBodies = true;
  private server: Server | null = null;
  readonly port: number;
  private readonly host: string;

  constructor(port: number, host = '127.0.0.1') {
    this.port = port;
    this.host = host;
  }

  async start(): Promise<void> {
    const server = createServer((request, response) => void this.handle(request, response));
    this.server = server;
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(this.port, this.host, resolve);
    });
  }

  async stop(): Promise<void> {
    const server = this.server;
    this.server = null;
    if (server === null) return;
    server.closeAllConnections();
    await new Promise((resolve) => {
      server.close(resolve);
    });
  }

  private async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let body = '';
    try {
      if (this.waitsForBodies) for await (const chunk of request) body += String(chunk);
    } catch {
      // The client disconnected before its body was complete.
      return;
    }
    const asked = { method: request.method ?? '', url: request.url ?? '', headers: request.headers, body };
    this.asked.push(asked);
    this.answer(asked, response);
  }
}

/** The gzipped bytes of a public list with catalog's caching headers. */
export function listAnswer(
  text: string,
  ages = 'public, max-age=1, stale-while-revalidate=1, stale-if-error=604800',
): Answer {
  return (_asked, response) => {
    response.writeHead(200, {
      'content-type': 'application/json',
      'content-encoding': 'gzip',
      'cache-control': ages,
      vary: 'Accept-Encoding',
      etag: `"${text.length}"`,
      'x-revision': '7',
    });
    response.end(gzipSync(text));
  };
}
