import { setTimeout as pause } from 'node:timers/promises';
import type { LoginAnswer, Product, ProductImportResult } from '@larder/contracts';
import type { RunningSystem } from '../launcher/start-system.ts';

/** Signs in as staff through the gateway, as the specification's client does. */
export class StaffClient {
  private readonly url: string;
  readonly session: LoginAnswer;

  private constructor(url: string, session: LoginAnswer) {
    this.url = url;
    this.session = session;
  }

  static async signIn({
    url,
    adminUser,
    adminPassword,
  }: Pick<RunningSystem, 'url' | 'adminUser' | 'adminPassword'>): Promise<StaffClient> {
    return new StaffClient(url, await signInAs(url, adminUser, adminPassword));
  }

  async setPrice(id: string, ourPrice: number): Promise<number> {
    const answer = await this.send('PATCH', `/api/admin/products/${id}`, { ourPrice });
    await answer.arrayBuffer();
    return answer.status;
  }

  /** @throws when a row is refused. */
  async importCsv(csvContent: string): Promise<void> {
    const answer = await this.send('POST', '/api/admin/products/import', { csvContent });
    const result = (await answer.json()) as ProductImportResult;
    if (!answer.ok || result.failed > 0) throw new Error(`An import answered ${answer.status}: ${result.message}`);
  }

  async clearProducts(): Promise<void> {
    await this.ask('DELETE', '/api/admin/products/all');
  }

  /** @returns the number of bytes of a browser-like download. */
  async download(path: string): Promise<number> {
    const answer = await this.send('GET', path);
    if (!answer.ok || !answer.body) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    let bytes = 0;
    for await (const part of answer.body as ReadableStream<Uint8Array>) bytes += part.byteLength;
    return bytes;
  }

  /** Sends the session in every header that the specification's client uses. */
  async sendForm(path: string, form: FormData): Promise<Response> {
    const { sessionId, csrfToken } = this.session;
    return await fetch(`${this.url}${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${sessionId}`, 'x-session-id': sessionId, 'x-csrf-token': csrfToken },
      body: form,
    });
  }

  /** @throws when the answer is a refusal. */
  async ask<T>(method: string, path: string, body?: object): Promise<T> {
    return (await (await accepted(await this.send(method, path, body))).json()) as T;
  }

  /** @throws when the answer is a refusal. */
  async take(path: string): Promise<Buffer> {
    return Buffer.from(await (await accepted(await this.send('GET', path))).arrayBuffer());
  }

  async send(method: string, path: string, body?: object): Promise<Response> {
    return await fetch(`${this.url}${path}`, {
      method,
      headers: {
        'content-type': 'application/json',
        'x-session-id': this.session.sessionId,
        'x-csrf-token': this.session.csrfToken,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  }
}

/** @throws when the answer is a refusal. */
export async function accepted(answer: Response): Promise<Response> {
  if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}: ${await answer.text()}`);
  return answer;
}

/** The public list with its revision; `query` is "" or "?rev=7". */
export async function readList(url: string, query = ''): Promise<{ products: Product[]; revision: number }> {
  const answer = await fetch(`${url}/api/products${query}`);
  if (!answer.ok) throw new Error(`The list answered ${answer.status}.`);
  return { products: (await answer.json()) as Product[], revision: Number(answer.headers.get('x-revision')) };
}

/** A cached list may be a second old, and is served for two more while it is being renewed. */
const SHOWN_WITHIN_MS = 3_500;

/** @throws when the answer is a refusal. */
export async function signInAs(url: string, username: string, password: string | null): Promise<LoginAnswer> {
  const answer = await fetch(`${url}/api/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password }),
  });
  return (await (await accepted(answer)).json()) as LoginAnswer;
}

/** @throws when the price is not visible in time. */
export async function untilListShows(url: string, productId: string, price: number): Promise<void> {
  for (const end = performance.now() + SHOWN_WITHIN_MS; ; await pause(50)) {
    const shown = (await readList(url)).products.find(({ id }) => id === productId)?.ourPrice;
    if (shown === price) return;
    if (performance.now() > end) throw new Error(`The list shows ${shown}.`);
  }
}

/** Returns an action that changes the chain's price of the first product. @param url of the gateway */
export async function priceChanger(
  system: Parameters<typeof StaffClient.signIn>[0],
  url: string,
): Promise<() => Promise<void>> {
  const staff = await StaffClient.signIn({ ...system, url });
  const [product] = (await readList(system.url)).products;
  if (!product) throw new Error('There is no product to change.');
  let cents = 100;
  return async () => {
    cents += 1;
    if ((await staff.setPrice(product.id, cents / 100)) !== 200) throw new Error('A price change was refused.');
  };
}
