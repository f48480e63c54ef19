import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type {
  DiscountCode,
  DiscountedProduct,
  DiscountedProducts,
  OrderPlacement,
  PlacedOrder,
  PublicRestaurantProduct,
  ValidatedCode,
} from '@larder/contracts';
import type { RunningSystem } from '../../launcher/start-system.ts';
import type { StaffClient } from '../staff-client.ts';

export class OrderClient {
  private readonly url: string;
  /** The number of retries after missing or temporary answers. */
  retries = 0;

  constructor({ url }: Pick<RunningSystem, 'url'>) {
    this.url = url;
  }

  async products(): Promise<PublicRestaurantProduct[]> {
    return (await (await fetch(`${this.url}/api/restaurant/products`)).json()) as PublicRestaurantProduct[];
  }

  async productsWithCode(code: string, store?: string): Promise<DiscountedProduct[]> {
    const answer = await fetch(`${this.url}/api/restaurant/products-with-discount/${code}${inStore(store)}`);
    return ((await answer.json()) as DiscountedProducts).products;
  }

  /** @throws on a refusal. */
  async place(placement: OrderPlacement, patienceMs = 60_000, store?: string): Promise<PlacedOrder> {
    const key = randomUUID();
    const deadline = performance.now() + patienceMs;
    for (;;) {
      const answer = await this.send(placement, key, store);
      if (answer?.status === 201) return (await answer.json()) as PlacedOrder;
      if (answer && answer.status < 500 && answer.status !== 429) {
        throw new Error(`An order was answered ${answer.status}: ${await answer.text()}`);
      }
      await answer?.arrayBuffer().catch(() => undefined);
      if (performance.now() > deadline) throw new Error('An order got no answer in time.');
      this.retries += 1;
      await pause(50 + Math.random() * 200);
    }
  }

  private async send(placement: OrderPlacement, key: string, store?: string): Promise<Response | null> {
    try {
      return await fetch(`${this.url}/api/restaurant/order${inStore(store)}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': key },
        body: JSON.stringify(placement),
        signal: AbortSignal.timeout(8_000),
      });
    } catch {
      return null;
    }
  }

  /** Waits until a new code has been copied to restaurant-orders. */
  async knows(code: string): Promise<void> {
    for (const deadline = performance.now() + 20_000; performance.now() < deadline; await pause(100)) {
      const answer = await fetch(`${this.url}/api/restaurant/validate-code`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ code }),
      });
      if (answer.ok && ((await answer.json()) as ValidatedCode).valid) return;
    }
    throw new Error(`The code ${code} has not arrived.`);
  }
}

const inStore = (slug: string | undefined): string => (slug === undefined ? '' : `?store=${slug}`);

/** Creates a code and waits until it can be used. */
export async function makeCode(staff: StaffClient, client: OrderClient, tier: string): Promise<DiscountCode> {
  const answer = await staff.send('POST', '/api/admin/restaurant/discount-codes', {
    code: randomUUID().slice(0, 4).toUpperCase(),
    restaurantName: `Proof Wok ${tier}`,
    tier,
    active: true,
  });
  if (answer.status === 409) return await makeCode(staff, client, tier);
  if (!answer.ok) throw new Error(`A code was answered ${answer.status}: ${await answer.text()}`);
  const code = (await answer.json()) as DiscountCode;
  await client.knows(code.code);
  return code;
}
