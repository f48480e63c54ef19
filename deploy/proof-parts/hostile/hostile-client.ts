import { Agent, request, type IncomingMessage } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

export interface HostileInput {
  /** Details that help to find the cause. */
  readonly about: string;
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer | null;
  /** Whether any answer but a refusal would be an illegal access. */
  readonly mustBeRefused: boolean;
}

/** Few at a time: this proof judges answers, another one measures load. */
const AT_ONCE = 8;

interface Answer {
  readonly status: number;
  readonly text: string;
  readonly comeBack: boolean;
}

/** Internals that an answer must not reveal. */
const LEAK = /node_modules|\bat \S+ \(|\.(?:js|ts):\d+|\bSELECT\b.+\bFROM\b|QueryFailed|ECONN|larder_\w+:|\bstack\b/;

/** Sends inputs unchanged, many at a time, and collects faulty answers. */
export class HostileClient {
  readonly faults: string[] = [];
  readonly waits: number[] = [];
  letIn = 0;
  failed = 0;
  /** How often a limit answered 503 with Retry-After; each request was retried. */
  askedBack = 0;
  private readonly port: number;
  private readonly agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });

  constructor(port: number) {
    this.port = port;
  }

  async sendAll(inputs: Iterable<HostileInput>): Promise<number> {
    const left = inputs[Symbol.iterator]();
    let count = 0;
    const work = async (): Promise<void> => {
      for (let next = left.next(); next.done !== true; next = left.next()) {
        count += 1;
        await this.send(next.value);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    return count;
  }

  close(): void {
    this.agent.destroy();
  }

  private async send(input: HostileInput): Promise<void> {
    const startedAt = performance.now();
    const unanswered = (error: unknown): Answer => ({ status: 0, text: String(error), comeBack: false });
    let { status, text, comeBack } = await this.ask(input).catch(unanswered);
    this.waits.push(performance.now() - startedAt);
    for (let tries = 0; comeBack && tries < 10; tries++) {
      this.askedBack += 1;
      await pause(500);
      ({ status, text, comeBack } = await this.ask(input).catch(unanswered));
    }
    if (status >= 500) this.note('failed', input, status, text);
    else if (input.mustBeRefused && status < 400 && status > 0) this.note('letIn', input, status, text);
    else if (status >= 400 && LEAK.test(text)) this.note('letIn', input, status, text);
    else if (status >= 400 && !isRefusal(text)) this.note('failed', input, status, text);
    // The HTTP client may refuse to send the input, and the gateway may close the connection.
  }

  private note(what: 'failed' | 'letIn', { about, method, path }: HostileInput, status: number, text: string): void {
    this[what] += 1;
    this.faults.push(`${method} ${path.slice(0, 120)} (${about}): ${status} ${text.slice(0, 160)}`);
  }

  private ask({ method, path, headers, body }: HostileInput): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const length: Record<string, number> = body === null ? {} : { 'content-length': Buffer.byteLength(body) };
      const options = { host: '127.0.0.1', port: this.port, method, path, headers: { ...headers, ...length } };
      const sent = request({ ...options, agent: this.agent, timeout: 30_000 }, (answer: IncomingMessage) => {
        let text = '';
        answer.on('data', (chunk: Buffer) => (text += text.length < 20_000 ? chunk.toString('latin1') : ''));
        answer.on('end', () => {
          const status = answer.statusCode ?? 0;
          resolve({ status, text, comeBack: status === 503 && answer.headers['retry-after'] !== undefined });
        });
        answer.on('error', reject);
      });
      sent.on('timeout', () => sent.destroy(new Error('no answer in time')));
      sent.on('error', reject);
      sent.end(body ?? undefined);
    });
  }
}

/** Whether a text has the shape of refusals. */
function isRefusal(text: string): boolean {
  try {
    const { message, error, code, requestId } = JSON.parse(text) as Record<string, unknown>;
    return (
      typeof message === 'string' && message === error && typeof code === 'string' && typeof requestId === 'string'
    );
  } catch {
    return false;
  }
}
