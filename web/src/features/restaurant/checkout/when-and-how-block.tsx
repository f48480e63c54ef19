import type { Store } from '@larder/contracts';
import { DELIVERY_FEE_CENTS, DELIVERY_SLOTS, FREE_DELIVERY_FROM_CENTS, LIMITS } from '@larder/kernel';
import { Store as StoreIcon, Truck, Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { useController, type UseFormReturn, useWatch } from 'react-hook-form';
import { DateField } from '../../../shared/ui/date/date-field.tsx';
import { typedDayProblem, writeTypedDay } from '../../../shared/ui/date/date-text.ts';
import { TextAreaField, TextField } from '../../../shared/ui/fields.tsx';
import { useClosureToday } from '../../../shared/ui/store-bar.tsx';
import { cartTexts } from '../../../texts/restaurant/cart.ts';
import { checkoutTexts } from '../../../texts/restaurant/checkout.ts';
import { shopCart } from '../cart/cart-store.ts';
import { moneyOf } from '../model/money.ts';
import type { CheckoutFields } from './checkout-fields.ts';

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
      <h3 id="checkout-when" className="pb-1.5 border-b-2 border-b-ink text-[1.125rem] font-extrabold">
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
      {!isDelivery && store !== null && <PickupPlace store={store} />}
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

function PickupPlace({ store }: { store: Store }) {
  const closure = useClosureToday(store);
  return (
    <address className="border-l-4 border-brand bg-brand-tint px-4 py-3 not-italic">
      <p className="text-sm font-semibold">{checkoutTexts.pickupAt}</p>
      <p>{store.name}</p>
      <p>{store.address}</p>
      <p>{checkoutTexts.openHours(store.openingHours)}</p>
      {closure !== null && <p className="font-semibold">{closure}</p>}
    </address>
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

interface Choice<V extends string> {
  value: V;
  label: string;
  hint?: string;
  icon?: ReactNode;
}

interface ChoiceCardsProps<V extends string> {
  name: string;
  label: string;
  choices: readonly Choice<V>[];
  chosen: V;
  onChoose: (value: V) => void;
}

/** One of a few, each on a card of its own. */
function ChoiceCards<V extends string>({ name, label, choices, chosen, onChoose }: ChoiceCardsProps<V>) {
  return (
    <fieldset className="grid gap-1.5">
      <legend className="pb-1.5 font-semibold">{label}</legend>
      <div className="grid gap-2.5 grid-cols-[repeat(auto-fit,minmax(min(100%,190px),1fr))]">
        {choices.map(({ value, label: each, hint, icon }) => (
          <label
            key={value}
            className="flex min-h-14 cursor-pointer items-start gap-3 rounded-control border border-edge bg-surface p-3.5 hover:bg-paper data-[chosen=true]:border-brand data-[chosen=true]:bg-chosen data-[chosen=true]:shadow-[inset_0_0_0_1px_var(--color-brand)] forced-colors:data-[chosen=true]:outline-2 forced-colors:data-[chosen=true]:-outline-offset-2 forced-colors:data-[chosen=true]:outline-[Highlight]"
            data-chosen={value === chosen}
          >
            <input
              type="radio"
              name={name}
              className="checkbox mt-0.5"
              checked={value === chosen}
              onChange={() => onChoose(value)}
            />
            <span className="grid min-w-0">
              <span className="font-semibold">{each}</span>
              {hint !== undefined && <span className="text-sm text-ink-2">{hint}</span>}
            </span>
            {icon !== undefined && <span className="ml-auto text-ink-2">{icon}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Where an order is delivered. Nothing of it must be filled in; a missing address is remarked. */
function DeliveryFields({ form: { control, register } }: { form: UseFormReturn<CheckoutFields> }) {
  const address = useWatch({ control, name: 'deliveryAddress' });
  return (
    <div className="grid gap-4">
      <TextField
        {...register('deliveryAddress')}
        label={checkoutTexts.address}
        autoComplete="shipping street-address"
        maxLength={LIMITS.deliveryAddress}
      />
      <div className="grid gap-4 sm:grid-cols-[2fr_1fr]">
        <TextField
          {...register('deliveryCity')}
          label={checkoutTexts.city}
          autoComplete="shipping address-level2"
          maxLength={LIMITS.deliveryCity}
        />
        <TextField
          {...register('deliveryPostalCode')}
          label={checkoutTexts.postalCode}
          autoComplete="shipping postal-code"
          autoCapitalize="characters"
          maxLength={LIMITS.deliveryPostalCode}
        />
      </div>
      {address.trim() === '' && (
        <p className="flex items-start gap-2 bg-turmeric-tint px-3 py-2 text-sm text-turmeric-ink">
          <Info size={18} strokeWidth={1.75} className="mt-0.5 flex-none" aria-hidden />
          {checkoutTexts.addressMissing}
        </p>
      )}
      <TextAreaField
        {...register('deliveryInstructions')}
        label={checkoutTexts.instructions}
        hint={checkoutTexts.instructionsHint}
        rows={2}
        maxLength={LIMITS.deliveryInstructions}
      />
    </div>
  );
}
