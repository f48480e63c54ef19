import type { Store } from '@larder/contracts';
import { DELIVERY_FEE_CENTS, DELIVERY_SLOTS, FREE_DELIVERY_FROM_CENTS, LIMITS } from '@larder/kernel';
import { Store as StoreIcon, Truck } from 'lucide-react';
import { useController, type UseFormReturn } from 'react-hook-form';
import { DateField } from '../../../shared/ui/date/date-field.tsx';
import { typedDayProblem, writeTypedDay } from '../../../shared/ui/date/date-text.ts';
import { TextAreaField } from '../../../shared/ui/fields.tsx';
import { cartTexts } from '../../../texts/restaurant/cart.ts';
import { checkoutTexts } from '../../../texts/restaurant/checkout.ts';
import { shopCart } from '../cart/cart-store.ts';
import { moneyOf } from '../model/money.ts';
import type { CheckoutFields } from './checkout-fields.ts';
import { ChoiceCards } from './choice-cards.tsx';
import { DeliveryFields } from './delivery-fields.tsx';

interface WhenAndHowBlockProps {
  form: UseFormReturn<CheckoutFields>;
  isDelivery: boolean;
  store: Store | null;
  days: { from: string; to: string };
}

export function WhenAndHowBlock({ form, isDelivery, store, days }: WhenAndHowBlockProps) {
  const slot = useController({ control: form.control, name: 'slot' }).field;
  return (
    <section aria-labelledby="checkout-when" className="grid gap-5">
      <h3 id="checkout-when" className="checkout-heading">
        {checkoutTexts.whenAndHow}
      </h3>
      <ChoiceCards
        name="order-type"
        label={cartTexts.orderType}
        chosen={isDelivery ? 'delivery' : 'pickup'}
        onChoose={(type) => shopCart.change({ kind: 'deliver', isDelivery: type === 'delivery' })}
        choices={[
          {
            value: 'pickup',
            label: checkoutTexts.pickup,
            hint: checkoutTexts.pickupHint,
            icon: <StoreIcon size={20} strokeWidth={1.75} aria-hidden />,
          },
          {
            value: 'delivery',
            label: checkoutTexts.delivery,
            hint: checkoutTexts.deliveryHint(moneyOf(DELIVERY_FEE_CENTS), moneyOf(FREE_DELIVERY_FROM_CENTS)),
            icon: <Truck size={20} strokeWidth={1.75} aria-hidden />,
          },
        ]}
      />
      {!isDelivery && store !== null && (
        <address className="border-l-4 border-brand bg-brand-tint px-4 py-3 not-italic">
          <p className="text-sm font-semibold">{checkoutTexts.pickupAt}</p>
          <p>{store.name}</p>
          <p>{store.address}</p>
          <p>{checkoutTexts.openHours(store.openingHours)}</p>
        </address>
      )}
      {isDelivery && <DeliveryFields form={form} />}
      <DateOfOrder form={form} isDelivery={isDelivery} days={days} />
      <ChoiceCards
        name="slot"
        label={checkoutTexts.time}
        chosen={slot.value}
        onChoose={slot.onChange}
        choices={DELIVERY_SLOTS.map((value) => ({ value, label: checkoutTexts.slots[value] }))}
      />
      <TextAreaField {...form.register('notes')} label={checkoutTexts.notes} rows={3} maxLength={LIMITS.orderNotes} />
    </section>
  );
}

function DateOfOrder({ form, isDelivery, days }: Pick<WhenAndHowBlockProps, 'form' | 'isDelivery' | 'days'>) {
  const { field, fieldState } = useController({
    control: form.control,
    name: 'date',
    rules: { validate: (text) => dateProblem(text, days) ?? true },
  });
  return (
    <DateField
      label={isDelivery ? checkoutTexts.deliveryDate : checkoutTexts.pickupDate}
      hint={checkoutTexts.dateHint(writeTypedDay(days.from))}
      marked
      error={fieldState.error?.message ?? null}
      {...field}
      {...days}
    />
  );
}

function dateProblem(text: string, days: { from: string; to: string }): string | null {
  switch (typedDayProblem(text, days)) {
    case 'missing':
      return checkoutTexts.dateRequired;
    case 'unreadable':
      return checkoutTexts.dateUnreadable;
    case 'too-early':
      return checkoutTexts.dateTooEarly(writeTypedDay(days.from));
    case 'too-late':
      return checkoutTexts.dateTooLate(writeTypedDay(days.to));
    case null:
      return null;
  }
}
