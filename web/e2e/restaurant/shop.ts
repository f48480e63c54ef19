import type { DiscountedProduct, PublicRestaurantProduct, RestaurantCategory } from '@larder/contracts';
import { expect, type Page, type Route } from '@playwright/test';

type Plain<T> = { [K in keyof T]: T[K] };
export type ShopProductAnswer = Plain<PublicRestaurantProduct>;

const category = (slug: string, name: string, displayOrder: number, rest: object): Plain<RestaurantCategory> => ({
  id: `00000000-0000-4000-8000-00000000000${displayOrder}`,
  slug,
  name,
  displayOrder,
  colorScheme: 'amber',
  icon: 'Package',
  active: true,
  ...rest,
});

export const CATEGORIES = [
  category('rice-noodles', 'Rice & Noodles', 0, {}),
  category('proteins', 'Proteins', 1, { colorScheme: 'red', icon: 'Beef' }),
  category('greens', 'Greens', 2, { colorScheme: 'teal', icon: 'Leaf' }),
];

export const shopProduct = (number: number, change: Partial<ShopProductAnswer> = {}): ShopProductAnswer => ({
  id: `10000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
  name: `Product ${number}`,
  description: '',
  category: 'Rice & Noodles',
  active: true,
  unit: 'box',
  size: '10 kg',
  pricePerUnit: 20,
  minOrderQuantity: 1,
  imageUrl: null,
  soldOutDate: null,
  ...change,
});

export const RICE = shopProduct(1, {
  name: 'Jasmine Rice',
  description: '茉莉香米. For steaming.',
  unit: 'bag',
  pricePerUnit: 36.5,
  minOrderQuantity: 4,
});
export const BEEF = shopProduct(2, { name: 'Beef Brisket', category: 'Proteins', unit: 'case', pricePerUnit: 150 });
export const CHOY = shopProduct(3, { name: 'Bok Choy', description: '白菜', category: 'Greens', pricePerUnit: 28 });

export const HOLDER = {
  valid: true,
  message: 'Welcome, Garden House!',
  restaurantName: 'Garden House',
  contactPerson: 'Mei Chen',
  email: 'mei@garden.example',
  phone: null,
  tier: 'tier1',
  tierName: 'Bronze',
  discountPercentage: 0.07,
};

/** A fake shop; changes to it take effect in the next answers. */
export interface FakeShop {
  products: ShopProductAnswer[];
  categories: Plain<RestaurantCategory>[];
  /** The valid codes. */
  codes: Set<string>;
  /** All calls, as "POST /api/restaurant/order". */
  calls: string[];
}

/** Answers the page's calls about products, categories and codes instead of the server. */
export async function fakeShop(page: Page, change: Partial<FakeShop> = {}): Promise<FakeShop> {
  const shop: FakeShop = {
    products: [RICE, BEEF, CHOY],
    categories: CATEGORIES,
    codes: new Set(['AB12']),
    calls: [],
    ...change,
  };
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/restaurant/')) shop.calls.push(`${request.method()} ${pathname}`);
  });
  await page.route('**/api/restaurant/categories', (route) => route.fulfill({ json: shop.categories }));
  await page.route('**/api/restaurant/products', (route) => route.fulfill({ json: shop.products }));
  await page.route('**/api/restaurant/products-with-discount/*', (route) => {
    const code = new URL(route.request().url()).pathname.split('/').at(-1) ?? '';
    return shop.codes.has(code)
      ? route.fulfill({ json: { products: shop.products.map(discounted) } })
      : route.fulfill({ status: 404, json: { message: 'This discount code is not valid.' } });
  });
  await page.route('**/api/restaurant/validate-code', (route) => {
    const { code } = route.request().postDataJSON() as { code: string };
    return route.fulfill({
      json: shop.codes.has(code)
        ? HOLDER
        : { ...HOLDER, valid: false, message: 'This discount code is not valid.', restaurantName: null },
    });
  });
  return shop;
}

/** Greens grant only a lower tier's discount. */
function discounted(product: ShopProductAnswer): Plain<DiscountedProduct> {
  const discountPercentage = product.category === 'Greens' ? 0.05 : 0.07;
  return {
    ...product,
    originalPrice: product.pricePerUnit,
    discountedPrice: Math.round(product.pricePerUnit * (1 - discountPercentage) * 100) / 100,
    hasDiscount: true,
    discountPercentage,
    appliedTier: product.category === 'Greens' ? 'tier0' : 'tier1',
    appliedTierName: product.category === 'Greens' ? 'Regular' : 'Bronze',
    customerTier: 'tier1',
    isFullTierMatch: product.category !== 'Greens',
  };
}

export async function openShop(page: Page, query = ''): Promise<void> {
  await page.goto(`/restaurant${query}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Restaurant Orders' })).toBeVisible();
  await expect(page.locator('[data-product]').first()).toBeVisible();
}

export const item = (page: Page, product: { id: string }) => page.locator(`[data-product="${product.id}"]`);
export const line = (page: Page, product: { id: string }) => page.locator(`[data-line="${product.id}"]`);
export const cart = (page: Page) => page.locator('[data-cart]');
export const sums = (page: Page) => page.locator('[data-cart] [data-part="cart-sums"]');
export const panel = (page: Page) => page.locator('[data-code-panel]');
export const checkout = (page: Page) => page.getByRole('dialog', { name: 'Checkout' });
export const placeButton = (page: Page) => checkout(page).locator('button[type="submit"]');

export async function add(page: Page, product: { id: string; name: string }): Promise<void> {
  await item(page, product)
    .getByRole('button', { name: `Add ${product.name} to the cart` })
    .click();
}

export async function applyCode(page: Page, code: string): Promise<void> {
  await page.getByLabel('Discount code').fill(code);
  await page.getByRole('button', { name: 'Apply' }).click();
}

/** A day of the store's calendar in this many days, as it is typed. */
export function typedDay(days: number): string {
  const day = new Date(Date.now() + days * 86_400_000);
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: 'America/Toronto',
    month: '2-digit',
    day: '2-digit',
    year: 'numeric',
  });
  return parts.format(day);
}

/** Fills a cart and its checkout up to the last button. */
export async function fillCheckout(page: Page): Promise<void> {
  await openShop(page);
  await add(page, RICE);
  await add(page, BEEF);
  await cart(page).getByRole('button', { name: 'Checkout' }).click();
  await checkout(page).getByLabel('Restaurant name').fill('Garden House');
  await checkout(page).getByLabel('Pickup date').fill(typedDay(3));
}

export const ANSWER = {
  orderNumber: '261121-7K3-QXM',
  subtotalAmount: 296,
  discountAmount: 0,
  deliveryFee: 0,
  totalAmount: 296,
};

/** Lets `answer` decide about every order, and records the requests. */
export async function takeOrders(
  page: Page,
  answer: (route: Route, tries: number) => Promise<void>,
): Promise<{ key: string | undefined; body: Record<string, unknown> }[]> {
  const sent: { key: string | undefined; body: Record<string, unknown> }[] = [];
  await page.route('**/api/restaurant/order', async (route) => {
    const request = route.request();
    sent.push({
      key: request.headers()['idempotency-key'],
      body: request.postDataJSON() as Record<string, unknown>,
    });
    await answer(route, sent.length);
  });
  return sent;
}
