import { randomUUID } from 'node:crypto';
import type { OrderExportJob, RestaurantOrder, StaffStore, StaffUser } from '@larder/contracts';
import type { Role } from '@larder/kernel';
import type { RunningSystem } from '../../launcher/start-system.ts';
import { madeUpOrder } from '../orders/made-up-orders.ts';
import { OrderClient } from '../orders/order-client.ts';
import { accepted, signInAs, StaffClient } from '../staff-client.ts';

const PASSWORD = 'Harvest-moon-5-barrels';
const ROLES: readonly Role[] = ['admin', 'order', 'read-only'];

/** A staff member with a session. */
export interface Person {
  readonly id: string;
  readonly username: string;
  readonly role: Role;
  readonly headers: Readonly<Record<string, string>>;
  /** The cookie for a WebSocket handshake. */
  readonly cookie: string;
}

/** A store with orders, staff, an export, an audit trail and overridden prices. */
export interface PopulatedStore {
  readonly id: string;
  readonly slug: string;
  /** A text that occurs only in its orders and the names of its staff. */
  readonly mark: string;
  readonly staff: readonly Person[];
  orders: RestaurantOrder[];
  job: string;
}

/** Two new stores in a running system, which are emptied and closed at the end. */
export class TwoStores {
  readonly admin: StaffClient;
  readonly stores: PopulatedStore[] = [];
  readonly products: readonly string[];
  private readonly system: RunningSystem;
  private readonly chance: () => number;
  private readonly users: string[] = [];

  private constructor(system: RunningSystem, admin: StaffClient, chance: () => number, products: readonly string[]) {
    this.system = system;
    this.admin = admin;
    this.chance = chance;
    this.products = products;
  }

  static async open(system: RunningSystem, ordersEach: number, chance: () => number): Promise<TwoStores> {
    const admin = await StaffClient.signIn(system);
    const products = (await (await fetch(`${system.url}/api/products`)).json()) as { id: string }[];
    const world = new TwoStores(
      system,
      admin,
      chance,
      products.map(({ id }) => id),
    );
    for (const zone of ['America/Toronto', 'Asia/Hong_Kong']) {
      const store = await world.openStore(zone);
      for (let n = 0; n < ordersEach; n++) await world.place(store);
      await world.fill(store);
    }
    return world;
  }

  private async openStore(timeZone: string): Promise<PopulatedStore> {
    const model = (await this.admin.ask<StaffStore[]>('GET', '/api/admin/stores')).find(({ isDefault }) => isDefault);
    const mark = `iso${randomUUID().slice(0, 8)}`;
    const draft = {
      name: `Proof ${mark.slice(3, 6)}`,
      slug: `proof-${randomUUID().slice(0, 8)}`,
      address: '1 Main Street',
      phone: '',
      timeZone,
    };
    const { id, slug } = await this.admin.ask<StaffStore>('POST', '/api/admin/stores', {
      ...draft,
      copyFrom: model?.slug,
    });
    const staff: Person[] = [];
    for (const role of ROLES) staff.push(await this.employ(`${mark}-${role}`, role, [id]));
    const store: PopulatedStore = { id, slug, mark, staff, orders: [], job: '' };
    this.stores.push(store);
    return store;
  }

  async employ(username: string, role: Role, storeIds: readonly string[]): Promise<Person> {
    const user = { username, password: PASSWORD, role, storeIds };
    const { id } = await this.admin.ask<StaffUser>('POST', '/api/admin/users', user);
    this.users.push(id);
    return await this.signIn(id, username, role);
  }

  async signIn(id: string, username: string, role: Role): Promise<Person> {
    const { sessionId, csrfToken } = await signInAs(this.system.url, username, PASSWORD);
    const headers = { 'x-session-id': sessionId, 'x-csrf-token': csrfToken };
    return { id, username, role, headers, cookie: `larder_session=${sessionId}` };
  }

  /** @returns the order's number. */
  async place({ slug, mark }: PopulatedStore): Promise<string> {
    const client = new OrderClient(this.system);
    const { placement } = madeUpOrder(this.chance, await client.products());
    const marked = Object.assign(placement, { restaurantName: `Noodles of ${mark}`, contactPerson: mark, notes: mark });
    const { orderNumber } = await client.place(marked, 60_000, slug);
    return orderNumber;
  }

  /** Moves orders, pauses ordering, sets a price and exports a file, all of which leave traces. */
  private async fill(store: PopulatedStore): Promise<void> {
    const { slug, staff } = store;
    store.orders = await this.ordersOf(store);
    const [first] = store.orders;
    const [by] = staff;
    await this.admin.ask('PATCH', `/api/admin/restaurant/orders/${first?.id}/status`, { status: 'confirmed' });
    await this.admin.ask('PATCH', `/api/admin/settings?store=${slug}`, { lastUpdated: new Date().toISOString() });
    await this.admin.ask('PATCH', `/api/admin/products/${this.products[0]}?store=${slug}`, {
      ourPrice: 1 + this.stores.length,
    });
    if (by) store.job = (await this.exportOf(by, 'csv')).id;
    store.orders = await this.ordersOf(store);
  }

  async ordersOf({ slug }: Pick<PopulatedStore, 'slug'>): Promise<RestaurantOrder[]> {
    return await this.admin.ask<RestaurantOrder[]>('GET', `/api/admin/restaurant/orders?store=${slug}`);
  }

  /** A finished export of everything that a user may see. */
  async exportOf({ headers }: Person, format: string): Promise<OrderExportJob> {
    const path = `${this.system.url}/api/admin/restaurant/orders/exports`;
    const sent = { ...headers, 'content-type': 'application/json' };
    const asked = await fetch(path, { method: 'POST', headers: sent, body: JSON.stringify({ format }) });
    let job = (await (await accepted(asked)).json()) as OrderExportJob;
    while (job.state === 'queued' || job.state === 'running') {
      job = (await (await accepted(await fetch(`${path}/${job.id}`, { headers }))).json()) as OrderExportJob;
    }
    return job;
  }

  async close(): Promise<void> {
    for (const store of this.stores) {
      for (const { id } of await this.ordersOf(store))
        await this.admin.ask('DELETE', `/api/admin/restaurant/orders/${id}`);
      await this.admin.ask('PATCH', `/api/admin/stores/${store.id}`, { active: false });
    }
    for (const id of this.users) await this.admin.ask('DELETE', `/api/admin/users/${id}`);
  }
}
