import type { DiscountedProduct, OrderPlacement, PublicRestaurantProduct } from '@larder/contracts';
import { addDays, dayIn, fractionToBasisPoints, quoteCart, type DeliveryTerms, type QuoteItem } from '@larder/kernel';

export type OrderableProduct = PublicRestaurantProduct & Partial<Pick<DiscountedProduct, 'discountPercentage'>>;

export interface MadeUpOrder {
  placement: OrderPlacement;
  totalCents: number;
  discountCents: number;
}

/** A random order, priced as the browser prices it. */
export function madeUpOrder(
  chance: () => number,
  products: readonly OrderableProduct[],
  {
    code = null,
    now = new Date(),
    terms,
  }: { code?: string | null; now?: Date; terms?: DeliveryTerms | undefined } = {},
): MadeUpOrder {
  const whole = (most: number): number => Math.floor(chance() * most);
  const lines = 1 + whole(8);
  const chosen = new Map<string, OrderableProduct>();
  while (chosen.size < Math.min(lines, products.length)) {
    const product = products[whole(products.length)];
    if (product) chosen.set(product.id, product);
  }
  const items = [...chosen.values()].map((product) => ({
    product,
    quantity: Math.max(product.minOrderQuantity, 1) + whole(6),
  }));
  const isDelivery = chance() < 0.5;
  const quote = quoteCart(
    items.map(({ product, quantity }): QuoteItem => ({
      unitPriceCents: Math.round(product.pricePerUnit * 100),
      quantity,
      discountBasisPoints: code === null ? 0 : (fractionToBasisPoints(product.discountPercentage ?? 0) ?? 0),
    })),
    isDelivery,
    terms,
  );
  const placement: OrderPlacement = {
    restaurantName: `Noodle House ${whole(500)} 麵`,
    contactPerson: 'Ms Lau',
    email: `kitchen${whole(500)}@example.com`,
    phone: '905-555-0101',
    deliveryDate: addDays(dayIn(now, 'UTC'), 2 + whole(20)),
    deliveryTime: chance() < 0.5 ? '9-12' : '12-4',
    notes: 'Back door, please.',
    isDelivery,
    deliveryAddress: '18 King Street',
    deliveryCity: 'Markham',
    deliveryPostalCode: 'L3R 1A1',
    deliveryInstructions: '',
    orderItems: JSON.stringify(
      items.map(({ product: { id, name, pricePerUnit, unit }, quantity }) => ({
        id,
        name,
        quantity,
        pricePerUnit,
        unit,
      })),
    ),
    subtotalAmount: quote.subtotalCents / 100,
    discountCode: code,
    discountAmount: quote.discountCents / 100,
    deliveryFee: quote.deliveryFeeCents / 100,
    totalAmount: quote.totalCents / 100,
  };
  return { placement, totalCents: quote.totalCents, discountCents: quote.discountCents };
}
