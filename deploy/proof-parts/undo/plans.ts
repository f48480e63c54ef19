import { randomUUID } from 'node:crypto';
import type {
  ChangeKind,
  CustomerWithCodes,
  DiscountCode,
  OrderPage,
  Product,
  RestaurantCategory,
  RestaurantProduct,
  ServiceName,
  ShelfTags,
  TierSuggestions,
} from '@larder/contracts';
import type { StaffClient } from '../staff-client.ts';

/** A bulk or destructive call, and how it is planned. */
export interface Plan {
  kind: ChangeKind;
  service: ServiceName;
  method: string;
  path: string;
  body?: object;
  /** Where the call takes `dryRun` and `hash`; null for calls without them. */
  planned: 'query' | 'body' | 'file' | null;
}

const catalog = (kind: ChangeKind, method: string, path: string, planned: Plan['planned'], body?: object): Plan => ({
  kind,
  service: 'catalog',
  method,
  path: `/api/${path}`,
  planned,
  ...(body && { body }),
});

/** Draws random calls that fit the present data. */
export class PlanMaker {
  private readonly staff: StaffClient;
  private readonly chance: () => number;
  private readonly stores: readonly string[];

  constructor(staff: StaffClient, chance: () => number, stores: readonly string[]) {
    this.staff = staff;
    this.chance = chance;
    this.stores = stores;
  }

  readonly kinds: Readonly<Record<ChangeKind, () => Promise<Plan | null>>> = {
    'product-deleted': async () => {
      const [product] = this.some(await this.products(), 1);
      return product ? catalog('product-deleted', 'DELETE', `admin/products/${product.id}`, 'query') : null;
    },
    'products-cleared': async () => catalog('products-cleared', 'DELETE', 'admin/products/all', 'query'),
    'products-imported': async () => {
      const known = this.some(await this.products(), 12).map(
        ({ id, category, size }) =>
          `${id},${category},Renamed ${this.word()},${size},${this.price(10)},${this.price(5)}`,
      );
      const fresh = [1, 2, 3].map(() => `,produce,New ${this.word()},1 lb,${this.price(10)},${this.price(5)}`);
      const csvContent = ['id,category,description,size,retailPrice,ourPrice', ...known, ...fresh].join('\n');
      return catalog('products-imported', 'POST', 'admin/products/import', 'file', { csvContent });
    },
    'products-edited': async () => {
      const items = this.some(await this.products(), 20).map(({ id }) =>
        this.chance() < 0.3 ? { id, active: this.chance() < 0.5 } : { id, ourPrice: this.price(5) },
      );
      return items.length === 0 ? null : catalog('products-edited', 'POST', 'admin/products/bulk', 'body', { items });
    },
    // Applied by the timer; `prove -- batches` covers undoing one.
    'price-batch-applied': async () => null,
    'shelf-tags-printed': async () => {
      const [store = ''] = this.some(this.stores, 1);
      const path = 'admin/shelf-tags';
      const { tags } = await this.staff.ask<ShelfTags>('GET', `/api/${path}?store=${store}`);
      const printed = this.some(tags, 10).map(({ productId, tag }) => ({ productId, tag }));
      if (printed.length === 0) return null;
      return catalog('shelf-tags-printed', 'POST', `${path}/printed?store=${store}`, null, { tags: printed });
    },
    'overrides-applied': async () => {
      const items = this.some(await this.products(), 8).map(({ id: productId }) =>
        this.chance() < 0.3
          ? { kind: 'retail', productId, reset: true }
          : { kind: 'retail', productId, ourPrice: this.price(5) },
      );
      const stores = this.some(this.stores, 2);
      if (items.length === 0) return null;
      return catalog('overrides-applied', 'POST', 'admin/overrides/bulk', 'body', { stores, items });
    },
    'product-recalled': async () => {
      const [product] = this.some(await this.products(), 1);
      if (!product) return null;
      const body = { active: false, everywhere: true };
      return catalog('product-recalled', 'PATCH', `admin/products/${product.id}`, null, body);
    },
    'restaurant-product-deleted': async () => {
      const [product] = this.some(await this.wholesale(), 1);
      if (!product) return null;
      return catalog('restaurant-product-deleted', 'DELETE', `admin/restaurant/products/${product.id}`, 'query');
    },
    'restaurant-products-imported': async () => {
      const known = this.some(await this.wholesale(), 6).map(
        ({ id, name, category }) => `${id},${name},${category},${this.price(40)}`,
      );
      const csvContent = ['Id,Name,Category,Price Per Unit', ...known, `,New ${this.word()},Sauces,12`].join('\n');
      return catalog('restaurant-products-imported', 'POST', 'admin/restaurant/products/import/csv', 'file', {
        csvContent,
      });
    },
    'restaurant-category-deleted': async () => {
      const [category] = this.some(await this.staff.ask<RestaurantCategory[]>('GET', '/api/restaurant/categories'), 1);
      if (!category) return null;
      return catalog('restaurant-category-deleted', 'DELETE', `restaurant/categories/${category.id}`, 'query');
    },
    'orders-moved': async () => {
      const orders = this.some(await this.orders(), 6).map(({ id }) => ({ id }));
      const [status = 'ready'] = this.some(['confirmed', 'preparing', 'ready', 'delivered', 'cancelled'], 1);
      return this.ofOrders('orders-moved', 'batch/status', { status, orders }, null);
    },
    'orders-deleted': async () => {
      const ids = this.some(await this.orders(), 3).map(({ id }) => id);
      return this.ofOrders('orders-deleted', 'batch/delete', { ids }, 'query');
    },
    'customers-merged': async () => {
      const list = await this.staff.ask<CustomerWithCodes[]>('GET', '/api/admin/rebates/customers');
      const [one, other] = this.some(list, 2);
      if (!one || !other) return null;
      const path = `/api/admin/rebates/customers/${one.id}/merge`;
      const service = 'discounts-rebates';
      return { kind: 'customers-merged', service, method: 'POST', path, body: { into: other.id }, planned: null };
    },
    'discount-code-deleted': async () => {
      const [code] = this.some(await this.staff.ask<DiscountCode[]>('GET', CODES), 1);
      if (!code) return null;
      const service = 'discounts-rebates';
      return {
        kind: 'discount-code-deleted',
        service,
        method: 'DELETE',
        path: `${CODES}/${code.id}`,
        planned: 'query',
      };
    },
    'suggested-tiers-applied': async () => {
      const { suggestions } = await this.staff.ask<TierSuggestions>('GET', SUGGESTIONS);
      const some = this.some(suggestions, 3).map(({ customer, tier, suggestedTier }) => ({
        customerId: customer.id,
        tier,
        suggestedTier,
      }));
      if (some.length === 0) return null;
      const service = 'discounts-rebates';
      const body = { suggestions: some };
      return { kind: 'suggested-tiers-applied', service, method: 'POST', path: SUGGESTIONS, body, planned: null };
    },
  };

  /** Changes that other users make between a commit and its undo. */
  async interfere(service: ServiceName): Promise<void> {
    if (service === 'catalog') {
      for (const { id } of this.some(await this.products(), 3)) {
        const store = this.chance() < 0.4 ? `?store=${this.some(this.stores, 1)[0]}` : '';
        const patch = this.chance() < 0.8 || store !== '' ? { ourPrice: this.price(5) } : { description: this.word() };
        await this.staff.ask('PATCH', `/api/admin/products/${id}${store}`, patch);
      }
      for (const { id } of this.some(await this.wholesale(), 1))
        await this.staff.ask('PUT', `/api/admin/restaurant/products/${id}`, { pricePerUnit: this.price(40) });
    }
    if (service === 'restaurant-orders') {
      for (const { id } of this.some(await this.orders(), 2))
        await this.staff.ask('PATCH', `/api/admin/restaurant/orders/${id}/status`, { status: 'ready' });
    }
    if (service === 'discounts-rebates') {
      const codes = await this.staff.ask<DiscountCode[]>('GET', CODES);
      for (const { id } of this.some(codes, 1))
        await this.staff.ask('PUT', `${CODES}/${id}`, { restaurantName: `Wok ${this.word()}` });
    }
  }

  private ofOrders(
    kind: ChangeKind,
    path: string,
    body: { orders?: object[]; ids?: string[]; status?: string },
    planned: Plan['planned'],
  ): Plan | null {
    if ((body.orders ?? body.ids ?? []).length === 0) return null;
    return {
      kind,
      service: 'restaurant-orders',
      method: 'POST',
      path: `/api/admin/restaurant/orders/${path}`,
      body,
      planned,
    };
  }

  private async products(): Promise<Product[]> {
    return await this.staff.ask('GET', '/api/products?includeInactive=true');
  }

  private async wholesale(): Promise<RestaurantProduct[]> {
    return await this.staff.ask('GET', '/api/admin/restaurant/products');
  }

  private async orders(): Promise<{ id: string }[]> {
    return (await this.staff.ask<OrderPage>('GET', '/api/admin/restaurant/orders/page?limit=50')).orders;
  }

  private some<T>(list: readonly T[], most: number): T[] {
    const left = [...list];
    const wanted = Math.min(left.length, most);
    return Array.from({ length: wanted }, () => left.splice(Math.floor(this.chance() * left.length), 1)).flat();
  }

  private price(most: number): number {
    return (100 + Math.floor(this.chance() * most * 100)) / 100;
  }

  private word(): string {
    return randomUUID().slice(0, 8);
  }
}

const CODES = '/api/admin/restaurant/discount-codes';
const SUGGESTIONS = '/api/admin/discount-tiers/suggestions';
