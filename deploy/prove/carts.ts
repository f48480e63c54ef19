import type { CheckResult } from '../checks/check-result.ts';
import type { ProofContext } from '../checks/proof.ts';
import { CartBrowser } from '../proof-parts/orders/cart-browser.ts';
import { makeCode, OrderClient } from '../proof-parts/orders/order-client.ts';
import { differingCarts, orderCarts, type OrderedCart } from '../proof-parts/orders/ordered-carts.ts';
import { StaffClient } from '../proof-parts/staff-client.ts';
import { verdict } from '../proof-parts/verdict.ts';

const SEED = 4_711;

/** The browser's sums, the API's answer and the exported files agree to the cent, with codes of all tiers and none. */
export async function run(context: ProofContext): Promise<CheckResult> {
  const { short, say, engines } = context;
  const system = await context.startSystem();
  const staff = await StaffClient.signIn(system);
  const client = new OrderClient(system);
  const browser = await CartBrowser.open(engines['headless-shell'], system.url);
  const carts: OrderedCart[] = [];
  try {
    for (const tier of [null, 'tier0', 'tier1', 'tier2', 'tier3']) {
      const code = tier === null ? null : (await makeCode(staff, client, tier)).code;
      const products = code === null ? await client.products() : await client.productsWithCode(code);
      await browser.useCode(code);
      const count = short ? 4 : 200;
      const seed = SEED + count + (code === null ? 0 : products.length);
      carts.push(...(await orderCarts(browser, client, { products, code, count, seed })));
    }
  } finally {
    await browser.close();
  }
  return verdict(
    say,
    SEED,
    Object.entries(await differingCarts(staff, carts)).map(([place, wrong]) => ({
      claim: `${place} agrees with the rules to the cent`,
      holds: wrong === 0 && carts.length > 0,
      figures: `${carts.length} carts, ${wrong} differ`,
    })),
  );
}
