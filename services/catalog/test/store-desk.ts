import type { StaffProduct } from '@larder/contracts';
import {
  signIn,
  startTestService,
  testConfig,
  TestDatabase,
  type SignedInStaff,
  type TestService,
} from '@larder/testing';
import request from 'supertest';
import { CatalogModule } from '../src/catalog.module.js';
import { insertProduct } from './product-builder.js';

/** Two replicas of catalog, the stores a (the default), b and c, and one product. */
export class StoreDesk {
  /** Ids of the stores, by their short names. */
  readonly ids: Record<string, string> = {};
  product = '';

  private constructor(
    readonly database: TestDatabase,
    readonly service: TestService,
    readonly other: TestService,
    private readonly admin: SignedInStaff,
  ) {}

  get adminId(): string {
    return this.admin.userId;
  }

  static async open(): Promise<StoreDesk> {
    const database = await TestDatabase.create();
    const config = testConfig('catalog', database);
    const service = await startTestService((each) => CatalogModule.for(each), config);
    const other = await startTestService((each) => CatalogModule.for(each), config);
    const desk = new StoreDesk(database, service, other, await signIn(database, 'admin'));
    for (const slug of ['a', 'b', 'c']) {
      const [row] = await database.query<{ id: string }>(
        `INSERT INTO catalog.store (slug, name, address, phone, time_zone, opening_hours, is_default)
         VALUES ($1, $1, '1 Main St', '555-0100', 'America/Toronto', '9 to 9', $1 = 'a') RETURNING id`,
        [slug],
      );
      desk.ids[slug] = row?.id ?? '';
    }
    return desk;
  }

  async close(): Promise<void> {
    await this.service.close();
    await this.other.close();
    await this.database.drop();
  }

  /** One product at 9.99 and 7.99, without overrides. */
  async reset(): Promise<void> {
    await this.database.query(
      `TRUNCATE catalog.product, catalog.retail_override, catalog.retail_order, catalog.restaurant_product,
         catalog.restaurant_category, catalog.restaurant_override, catalog.event_log`,
    );
    const given = { retailPriceCents: 999, ourPriceCents: 799, category: 'seafood' } as const;
    this.product = await insertProduct(this.database, given);
  }

  send(method: 'post' | 'patch' | 'put' | 'delete', path: string, body?: object): request.Test {
    return request(this.service.server)[method](`/api/admin/${path}`).set(this.admin.headers).send(body);
  }

  setIn(slug: string, body: object): request.Test {
    return this.send('patch', `products/${this.product}?store=${slug}`, body);
  }

  bulk(body: object): request.Test {
    return this.send('post', 'overrides/bulk', body);
  }

  override(slug: string, id = this.product): string {
    return `stores/${this.ids[slug]}/overrides/retail/${id}`;
  }

  staff(path: string): request.Test {
    return request(this.service.server).get(path).set(this.admin.headers);
  }

  async list(slug: string, of = this.service): Promise<StaffProduct[]> {
    return (await request(of.server).get(`/api/products?store=${slug}`).expect(200)).body;
  }

  /** The product's prices in the stores a, b and c; undefined where it is not sold. */
  async prices(of = this.service): Promise<(number | undefined)[]> {
    const lists = await Promise.all(['a', 'b', 'c'].map(async (slug) => this.list(slug, of)));
    return lists.map((list) => list.find(({ id }) => id === this.product)?.ourPrice);
  }

  async rows(): Promise<object[]> {
    return await this.database.query('SELECT * FROM catalog.retail_override');
  }

  /** The logged events after those of the product itself. */
  async logged(): Promise<{ type: string; store_id: string | null; before: unknown; after: unknown }[]> {
    return await this.database.query(
      'SELECT type, store_id, before, after FROM catalog.event_log ORDER BY number OFFSET 1',
    );
  }
}
