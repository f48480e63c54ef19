import { randomUUID } from 'node:crypto';
import type { Product, RestaurantCategory, RestaurantProduct, Settings } from '@larder/contracts';
import type { Kind } from './orders/changing-shop.ts';
import type { StaffClient } from './staff-client.ts';

/** A product of the board, one of the order sheet and a category, which change all the time; their lists are public. */
export class ChangingLists {
  private readonly readAt: () => string;
  private readonly staff: StaffClient;
  private product: Product;
  private readonly sold: RestaurantProduct;
  private readonly category: RestaurantCategory;
  private cents = 100;
  private name = '';
  private status: Settings['status'] = 'live';

  /** @param readAt returns the gateway from which the next list is read. */
  static async open(readAt: () => string, staff: StaffClient): Promise<ChangingLists> {
    const slug = randomUUID().slice(0, 8);
    const category = await staff.ask<RestaurantCategory>('POST', '/api/restaurant/categories', { name: slug, slug });
    const sold = await staff.ask<RestaurantProduct>('POST', '/api/admin/restaurant/products', {
      name: `List ${slug}`,
      category: slug,
      unit: 'case',
      minOrderQuantity: 1,
      pricePerUnit: 1,
      active: true,
    });
    return new ChangingLists(readAt, staff, await newProduct(staff), sold, category);
  }

  constructor(
    readAt: () => string,
    staff: StaffClient,
    product: Product,
    sold: RestaurantProduct,
    category: RestaurantCategory,
  ) {
    this.readAt = readAt;
    this.staff = staff;
    this.product = product;
    this.sold = sold;
    this.category = category;
  }

  async close(): Promise<void> {
    await this.staff.ask('DELETE', `/api/admin/products/${this.product.id}`);
    await this.staff.ask('DELETE', `/api/admin/restaurant/products/${this.sold.id}`);
    await this.staff.ask('DELETE', `/api/restaurant/categories/${this.category.id}`);
    await this.staff.ask('PATCH', '/api/admin/settings', { status: 'live' });
  }

  kinds(): Kind[] {
    return [
      {
        name: 'a price is on the board',
        write: async () => this.change({ ourPrice: this.newPrice() }),
        read: async () => (await this.shown('/api/products'))?.ourPrice === this.cents / 100,
      },
      {
        name: "a price is on its category's board",
        write: async () => this.change({ ourPrice: this.newPrice() }),
        read: async () => (await this.shown('/api/products/category/seafood'))?.ourPrice === this.cents / 100,
      },
      {
        name: 'a product is on the board or not as it was last switched on or off',
        write: async () => this.change({ active: !this.product.active }),
        read: async () => ((await this.shown('/api/products')) !== undefined) === this.product.active,
      },
      {
        name: 'a product that was created is on the board, and the deleted one before it is not',
        write: async () => {
          await this.staff.ask('DELETE', `/api/admin/products/${this.product.id}`);
          this.product = await newProduct(this.staff);
        },
        read: async () => {
          const made = (await this.list<Product>('/api/products')).filter(({ description }) => description === MADE);
          return made.length === 1 && made[0]?.id === this.product.id;
        },
      },
      {
        name: 'an imported price is on the board',
        write: async () => {
          const price = this.newPrice();
          await this.staff.importCsv(
            `id,category,description,size,retailPrice,ourPrice\n${this.product.id},seafood,${MADE},1 lb,${price},${price}`,
          );
        },
        read: async () => (await this.shown('/api/products'))?.ourPrice === this.cents / 100,
      },
      {
        name: 'a wholesale price is on the order sheet',
        write: async () => {
          await this.staff.ask('PUT', `/api/admin/restaurant/products/${this.sold.id}`, {
            pricePerUnit: this.newPrice(),
          });
        },
        read: async () => {
          const products = await this.list<RestaurantProduct>('/api/restaurant/products');
          return products.find(({ id }) => id === this.sold.id)?.pricePerUnit === this.cents / 100;
        },
      },
      {
        name: "a wholesale category has its new name, on its products' sheet as well",
        write: async () => {
          this.name = randomUUID().slice(0, 8);
          await this.staff.ask('PUT', `/api/restaurant/categories/${this.category.id}`, { name: this.name });
        },
        read: async () => {
          const categories = await this.list<RestaurantCategory>('/api/restaurant/categories');
          const products = await this.list<RestaurantProduct>('/api/restaurant/products');
          return (
            categories.find(({ id }) => id === this.category.id)?.name === this.name &&
            products.find(({ id }) => id === this.sold.id)?.category === this.name
          );
        },
      },
      {
        name: 'the settings say what they were last set to',
        write: async () => {
          this.status = this.status === 'live' ? 'paused' : 'live';
          await this.staff.ask('PATCH', '/api/admin/settings', { status: this.status });
        },
        read: async () => (await this.ask<Settings>('/api/admin/settings')).status === this.status,
      },
    ];
  }

  /** A price that differs from the last one. */
  private newPrice(): number {
    this.cents = this.cents < 90_000 ? this.cents + 1 : 100;
    return this.cents / 100;
  }

  private async change(patch: object): Promise<void> {
    this.product = await this.staff.ask('PATCH', `/api/admin/products/${this.product.id}`, patch);
  }

  private async shown(path: string): Promise<Product | undefined> {
    return (await this.list<Product>(path)).find(({ id }) => id === this.product.id);
  }

  private async list<T>(path: string): Promise<T[]> {
    return await this.ask<T[]>(path);
  }

  private async ask<T>(path: string): Promise<T> {
    const answer = await fetch(`${this.readAt()}${path}`);
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}.`);
    return (await answer.json()) as T;
  }
}

const MADE = 'Proof of the list';

async function newProduct(staff: StaffClient): Promise<Product> {
  return await staff.ask('POST', '/api/admin/products', {
    description: MADE,
    size: '1 lb',
    category: 'seafood',
    retailPrice: 2,
    ourPrice: 1,
  });
}
