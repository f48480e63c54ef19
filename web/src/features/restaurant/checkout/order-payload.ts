import type { OrderPlacement } from '@larder/contracts';
import { centsToDollars, postalCode } from '@larder/kernel';
import { readTypedDay } from '../../../shared/ui/date/date-text.ts';
import type { CheckoutFields } from './checkout-fields.ts';
import type { OrderFigures } from './order-figures.ts';

interface OrderParts {
  fields: CheckoutFields;
  figures: OrderFigures;
  isDelivery: boolean;
  code: string | null;
}

/** A checkout as it is sent: blanks as null, money in dollars, and no address for a pickup. */
export function orderPlacementOf({ fields, figures, isDelivery, code }: OrderParts): OrderPlacement {
  const { quote } = figures;
  const delivered = (text: string): string | null => (isDelivery ? filled(text) : null);
  return {
    restaurantName: fields.restaurantName.trim(),
    contactPerson: filled(fields.contactPerson),
    email: filled(fields.email),
    phone: filled(fields.phone),
    deliveryDate: readTypedDay(fields.date) ?? '',
    deliveryTime: fields.slot,
    notes: filled(fields.notes),
    isDelivery,
    deliveryAddress: delivered(fields.deliveryAddress),
    deliveryCity: delivered(fields.deliveryCity),
    deliveryPostalCode: delivered(postalCode(fields.deliveryPostalCode)),
    deliveryInstructions: delivered(fields.deliveryInstructions),
    orderItems: JSON.stringify(
      figures.lines.map(({ id, name, chineseName, quantity, unitPriceCents, unit }) => ({
        id,
        name,
        ...(chineseName ? { chineseName } : {}),
        quantity,
        pricePerUnit: centsToDollars(unitPriceCents),
        unit,
      })),
    ),
    subtotalAmount: centsToDollars(quote.subtotalCents),
    discountCode: code,
    discountAmount: centsToDollars(quote.discountCents),
    deliveryFee: centsToDollars(quote.deliveryFeeCents),
    totalAmount: centsToDollars(quote.totalCents),
  };
}

function filled(text: string): string | null {
  const kept = text.trim();
  return kept === '' ? null : kept;
}
