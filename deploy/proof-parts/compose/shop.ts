import type { PublicRestaurantProduct } from '@larder/contracts';
import { madeUpOrder } from '../orders/made-up-orders.ts';
import { OrderClient } from '../orders/order-client.ts';
import { readList, StaffClient, untilListShows } from '../staff-client.ts';
import { seededChance } from '../statistics.ts';
import { secondsUntil, type ComposeProject } from './compose-project.ts';

export const HEALS_WITHIN_MS = 60_000;

export class Shop {
  placed = 0;
  /** The reason of the last failure. */
  trouble = '';
  readonly orders: OrderClient;
  private readonly products: readonly PublicRestaurantProduct[];
  private readonly chance: () => number;
  readonly staff: StaffClient;
  private price = 100;

  private constructor(
    clients: { orders: OrderClient; staff: StaffClient },
    products: readonly PublicRestaurantProduct[],
    seed: number,
  ) {
    this.orders = clients.orders;
    this.staff = clients.staff;
    this.products = products;
    this.chance = seededChance(seed);
  }

  /** @throws while signing in fails. */
  static async open(
    { url, adminPassword }: Pick<ComposeProject, 'url' | 'adminPassword'>,
    seed: number,
  ): Promise<Shop> {
    const system = { url, adminUser: 'admin', adminPassword };
    const orders = new OrderClient(system);
    const staff = await StaffClient.signIn(system);
    return new Shop({ orders, staff }, await orders.products(), seed);
  }

  async order(): Promise<void> {
    await this.orders.place(madeUpOrder(this.chance, this.products).placement, HEALS_WITHIN_MS);
    this.placed += 1;
  }

  /** Seconds until a price change, the board and an order work; null if they never do. */
  async worksAgain(url: string): Promise<number | null> {
    return await secondsUntil(HEALS_WITHIN_MS, async () => {
      try {
        await this.work(url);
        return true;
      } catch (error) {
        this.trouble = error instanceof Error ? error.message : String(error);
        return false;
      }
    });
  }

  private async work(url: string): Promise<void> {
    const [product] = (await readList(url)).products;
    if (!product) throw new Error('The board is empty.');
    this.price += 1;
    const status = await this.staff.setPrice(product.id, this.price / 100);
    if (status !== 200) throw new Error(`A price change was answered ${status}.`);
    await untilListShows(url, product.id, this.price / 100);
    await this.order();
  }

  async count(): Promise<number> {
    const answer = await this.staff.send('GET', '/api/admin/restaurant/orders');
    return ((await answer.json()) as unknown[]).length;
  }
}
