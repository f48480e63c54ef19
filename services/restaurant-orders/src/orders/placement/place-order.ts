import type { OrderItemState, OrderPlacement, RestaurantOrderState } from '@larder/contracts';
import {
  addDays,
  dayIn,
  centsToDollars,
  dayOf,
  deliversTo,
  formatMoney,
  leastQuantity,
  type DeliverySlot,
  type OrderingStore,
  type OrderRules,
  matchTier,
  postalCode,
  type Quote,
  quantityProblem,
  quoteCart,
  Refusal,
  timeRefusal,
  totalsAgree,
  sentence,
} from '@larder/kernel';
import { isUnit } from '@larder/kernel/chinese-words';
import type { CodeGrant } from '../../copies/granted-code.sql.js';
import type { ProductCopy } from '../../copies/product-copies.service.js';
import { quoteChanged } from './placement.errors.js';
import type { WantedItem } from './read-order-items.js';

/** Everything that decides about a placement, including clock and random bytes. */
export interface PlacementFacts {
  now: Date;
  store: OrderingStore;
  products: ReadonlyMap<string, ProductCopy>;
  /** Null without a valid code. */
  grant: CodeGrant | null;
  id: string;
  orderNumber: string;
}

interface PricedItem {
  product: ProductCopy;
  quantity: number;
  discountBasisPoints: number;
}

/** A code determines fields of the order (part 2 §5). @throws Refusal `invalid`, or `conflict` with a quote. */
export function placeOrder(
  placement: OrderPlacement,
  wanted: readonly WantedItem[],
  facts: PlacementFacts,
): RestaurantOrderState {
  const { timeZone, rules } = facts.store;
  const deliveryDate = dayOf(placement.deliveryDate, timeZone);
  checkTime(placement, deliveryDate, facts);
  checkPlace(placement, rules);
  const priced = wanted.map((item) => price(item, deliveryDate, facts));
  const quote = quoteCart(
    priced.map(({ product, quantity, discountBasisPoints }) => ({
      unitPriceCents: product.pricePerUnitCents,
      quantity,
      discountBasisPoints,
    })),
    placement.isDelivery,
    rules,
  );
  checkMinimum(quote, rules);
  const items = priced.map((item, line) => itemState(item, quote, line));
  const wantsCode = given(placement.discountCode) !== null;
  if ((wantsCode && !facts.grant) || !totalsAgree(placement.totalAmount, quote)) {
    throw quoteChanged(items, quote, !wantsCode || facts.grant !== null);
  }
  return {
    id: facts.id,
    orderNumber: facts.orderNumber,
    status: 'pending',
    ...parties(placement, facts.grant),
    ...delivery(placement),
    deliveryDate,
    notes: given(placement.notes),
    discountCode: facts.grant?.code ?? null,
    discountCodeId: facts.grant?.id ?? null,
    tier: facts.grant?.tier ?? null,
    subtotalCents: quote.subtotalCents,
    discountCents: quote.discountCents,
    deliveryFeeCents: quote.deliveryFeeCents,
    totalCents: quote.totalCents,
    items,
    createdAt: facts.now.toISOString(),
    version: 1,
  };
}

function given(text: string | null | undefined): string | null {
  return text?.trim() ? text.trim() : null;
}

/** Does not check for room in the slot, which is only known once the order is stored. */
function checkTime({ isDelivery, deliveryTime }: OrderPlacement, day: string, { store, now }: PlacementFacts): void {
  const refusal = timeRefusal(store, { isDelivery, day, slot: deliveryTime }, now);
  if (refusal) throw new Refusal('invalid', refusal);
}

function checkPlace({ isDelivery, deliveryPostalCode }: OrderPlacement, rules: OrderRules): void {
  if (!isDelivery || rules.outsidePrefixes === 'warn' || deliversTo(rules, deliveryPostalCode ?? '')) return;
  const prefixes = rules.postalPrefixes.join(', ');
  throw new Refusal(
    'invalid',
    sentence('This store delivers to postal codes that begin with {prefixes}.', { prefixes }),
  );
}

function checkMinimum({ subtotalCents }: Quote, { minimumOrderCents }: OrderRules): void {
  if (subtotalCents >= minimumOrderCents) return;
  const least = formatMoney(centsToDollars(minimumOrderCents));
  throw new Refusal(
    'invalid',
    sentence('An order at this store must come to at least {least}, before discounts.', { least }),
  );
}

function price(
  { productId, quantity }: WantedItem,
  deliveryDate: string,
  { products, grant, now, store: { timeZone } }: PlacementFacts,
): PricedItem {
  const product = products.get(productId);
  if (!product)
    throw new Refusal('invalid', 'A product of your order is no longer offered.', { details: { productId } });
  const { name, unit, orderMultiple } = product;
  if (!product.active) {
    throw new Refusal('invalid', sentence('{name} is no longer offered.', { name }), { details: { productId } });
  }
  if (product.soldOutDate && product.soldOutDate === dayIn(now, timeZone)) {
    const reason = sentence('{name} is sold out today. It can be ordered again tomorrow.', { name });
    throw new Refusal('invalid', reason, { details: { productId } });
  }
  if (product.soldOutUntil && deliveryDate <= product.soldOutUntil) {
    const orderableFrom = addDays(product.soldOutUntil, 1);
    const reason = sentence('{name} is sold out until {day}. It can be ordered for {from} or later.', {
      name,
      day: product.soldOutUntil,
      from: orderableFrom,
    });
    throw new Refusal('invalid', reason, { details: { productId, orderableFrom } });
  }
  const problem = quantityProblem(quantity, product);
  if (problem !== null) {
    const saidUnit = isUnit(unit) ? sentence(unit) : unit;
    const reason =
      problem === 'below-minimum'
        ? sentence('{name} needs at least {least} {unit}.', { name, least: leastQuantity(product), unit: saidUnit })
        : sentence('{name} is ordered in multiples of {multiple} {unit}.', {
            name,
            multiple: orderMultiple ?? 1,
            unit: saidUnit,
          });
    throw new Refusal('invalid', reason, { details: { productId } });
  }
  const { discountBasisPoints } = matchTier(grant?.tier ?? null, product.discountTags, grant?.discounts ?? {});
  return { product, quantity, discountBasisPoints };
}

function itemState({ product, quantity, discountBasisPoints }: PricedItem, quote: Quote, line: number): OrderItemState {
  return {
    id: product.id,
    name: product.name,
    ...(product.chineseName ? { chineseName: product.chineseName } : {}),
    category: product.category,
    unit: product.unit,
    quantity,
    unitPriceCents: product.pricePerUnitCents,
    discountBasisPoints,
    discountCents: quote.lines[line]?.discountCents ?? 0,
  };
}

function parties(placement: OrderPlacement, grant: CodeGrant | null) {
  return {
    restaurantName: grant?.restaurantName ?? placement.restaurantName.trim(),
    contactPerson: grant?.contactPerson ?? given(placement.contactPerson),
    email: grant?.email ?? given(placement.email),
    phone: grant?.phone ?? given(placement.phone),
  };
}

/** A pickup has no address, whatever the form contained. */
function delivery(
  placement: OrderPlacement,
): Pick<
  RestaurantOrderState,
  'isDelivery' | 'deliveryTime' | 'deliveryAddress' | 'deliveryCity' | 'deliveryPostalCode' | 'deliveryInstructions'
> {
  const { isDelivery } = placement;
  return {
    isDelivery,
    deliveryTime: placement.deliveryTime satisfies DeliverySlot,
    deliveryAddress: isDelivery ? given(placement.deliveryAddress) : null,
    deliveryCity: isDelivery ? given(placement.deliveryCity) : null,
    deliveryPostalCode: isDelivery ? given(postalCode(placement.deliveryPostalCode ?? '')) : null,
    deliveryInstructions: isDelivery ? given(placement.deliveryInstructions) : null,
  };
}
