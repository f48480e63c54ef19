import { send, signIn, type Credentials, type Staff } from './running-system.js';

/** How a client presents its session: the headers, in either spelling, only a bearer token, or the browser's cookie. */
export type Showing = 'x- headers' | 'plain headers' | 'bearer only' | 'cookie';

export const SHOWINGS: readonly Showing[] = ['x- headers', 'plain headers', 'bearer only', 'cookie'];

/** Sends calls as the specification's browser client does, quirks included. */
export class SpecifiedClient {
  private readonly staff: Staff;

  private constructor(staff: Staff) {
    this.staff = staff;
  }

  static async signIn(credentials?: Credentials): Promise<SpecifiedClient> {
    return new SpecifiedClient(await signIn(credentials));
  }

  get sessionId(): string {
    return this.staff.headers['x-session-id'] ?? '';
  }

  headers(showing: Showing = 'x- headers'): Record<string, string> {
    const csrf = this.staff.headers['x-csrf-token'] ?? '';
    switch (showing) {
      case 'x- headers':
        return { 'x-session-id': this.sessionId, 'x-csrf-token': csrf };
      case 'plain headers':
        return { 'session-id': this.sessionId, 'csrf-token': csrf };
      case 'bearer only':
        return { authorization: `Bearer ${this.sessionId}` };
      case 'cookie':
        return { cookie: `larder_session=${this.sessionId}`, 'x-csrf-token': csrf };
    }
  }

  /** Sends a JSON content type with every call that is not a GET, even without a body. */
  async call(method: string, path: string, body?: unknown, showing?: Showing): Promise<Response> {
    const type: Record<string, string> = method === 'GET' ? {} : { 'content-type': 'application/json' };
    return await send(path, {
      method,
      headers: { ...type, ...this.headers(showing) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  }

  /** The answer to a call that must succeed. */
  async json<T>(method: string, path: string, body?: unknown): Promise<T> {
    const answer = await this.call(method, path, body);
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as T;
  }
}
