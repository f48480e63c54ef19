import type { LoginAnswer, Product } from '@larder/contracts';
import type { RunningSystem } from '../launcher/start-system.ts';

/** A program that signs in as staff through the gateway, as the specification's client does. */
export class StaffClient {
  private readonly url: string;
  private readonly session: LoginAnswer;

  private constructor(url: string, session: LoginAnswer) {
    this.url = url;
    this.session = session;
  }

  static async signIn({ url, adminUser, adminPassword }: RunningSystem): Promise<StaffClient> {
    const answer = await fetch(`${url}/api/admin/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: adminUser, password: adminPassword }),
    });
    if (!answer.ok) throw new Error(`Signing in answered ${answer.status}: ${await answer.text()}`);
    return new StaffClient(url, (await answer.json()) as LoginAnswer);
  }

  /** Changes a product's price; answers the HTTP status. */
  async setPrice(id: string, ourPrice: number): Promise<number> {
    const answer = await fetch(`${this.url}/api/admin/products/${id}`, {
      method: 'PATCH',
      headers: {
        'content-type': 'application/json',
        'x-session-id': this.session.sessionId,
        'x-csrf-token': this.session.csrfToken,
      },
      body: JSON.stringify({ ourPrice }),
    });
    await answer.arrayBuffer();
    return answer.status;
  }
}

/** The public list with its revision; `query` is "" or "?rev=7". */
export async function readList(url: string, query = ''): Promise<{ products: Product[]; revision: number }> {
  const answer = await fetch(`${url}/api/products${query}`);
  if (!answer.ok) throw new Error(`The list answered ${answer.status}.`);
  return { products: (await answer.json()) as Product[], revision: Number(answer.headers.get('x-revision')) };
}
