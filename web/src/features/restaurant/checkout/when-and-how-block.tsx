import type { Store } from '@larder/contracts';
import {
  addDays,
  DELIVERY_FEE_CENTS,
  DELIVERY_SLOTS,
  FREE_DELIVERY_FROM_CENTS,
  LIMITS,
  postalCode,
} from '@larder/kernel';
import { History, Info, Store as StoreIcon, Truck } from 'lucide-react';
import { useState, type FocusEvent, type ReactNode } from 'react';
import { useController, type UseFormReturn, useWatch } from 'react-hook-form';
import { deviceStore } from '../../../shared/browser-storage.ts';
import { weekdayWords } from '../../../shared/time/time-words.ts';
import { DateField } from '../../../shared/ui/date/date-field.tsx';
import { readTypedDay, typedDayProblem, writeTypedDay } from '../../../shared/ui/date/date-text.ts';
import { TextAreaField, TextField } from '../../../shared/ui/fields.tsx';
import { useClosureToday } from '../../../shared/ui/store-bar.tsx';
import { cartTexts } from '../../../texts/restaurant/cart.ts';
import { checkoutTexts } from '../../../texts/restaurant/checkout.ts';
import { shopStoreTexts } from '../../../texts/stores/shop.ts';
import { shopCart } from '../cart/cart-store.ts';
import { moneyOf } from '../model/money.ts';
import restaurantStyles from '../restaurant.module.css';
import { forgetAddress, type KnownAddress, knownAddress } from './checkout-draft.ts';
import type { CheckoutFields } from './checkout-fields.ts';
import { offeredDays } from './offered-days.ts';

interface WhenAndHowBlockProps {
  form: UseFormReturn<CheckoutFields>;
  isDelivery: boolean;
  store: Store | null;
  days: OrderDays;
  /** Whose code is in force, if one is. */
  holderName: string | null;
}

/** The days that an order may be wanted for, both included, and the one it is where the store stands. */
export interface OrderDays {
  today: string;
  from: string;
  to: string;
}

export function WhenAndHowBlock({ form, isDelivery, store, days, holderName }: WhenAndHowBlockProps) {
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
      {isDelivery && <DeliveryFields form={form} holderName={holderName} />}
      <DateOfOrder form={form} isDelivery={isDelivery} days={days} store={store} />
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
      <p>{checkoutTexts.openHours(shopStoreTexts.openingHours(store))}</p>
      {closure !== null && <p className="font-semibold">{closure}</p>}
    </address>
  );
}

function DateOfOrder({ form, isDelivery, days, store }: Omit<WhenAndHowBlockProps, 'holderName'>) {
  const { field, fieldState } = useController({
    control: form.control,
    name: 'date',
    rules: { validate: (text) => dateProblem(text, days) ?? true },
  });
  const chosen = readTypedDay(field.value);
  return (
    <div className="grid gap-2.5">
      <DateField
        label={isDelivery ? checkoutTexts.deliveryDate : checkoutTexts.pickupDate}
        hint={checkoutTexts.dateHint(writeTypedDay(days.from))}
        marked
        error={fieldState.error?.message ?? null}
        from={days.from}
        to={days.to}
        {...field}
      />
      <fieldset aria-label={checkoutTexts.nextDays} className="flex flex-wrap gap-2" data-part="offered-days">
        {offeredDays(days, store ?? {}).map((day) => (
          <button
            key={day}
            type="button"
            className={restaurantStyles.shopChip}
            aria-pressed={day === chosen}
            onClick={() => field.onChange(writeTypedDay(day))}
          >
            {day === addDays(days.today, 1) ? checkoutTexts.tomorrow : weekdayWords(day)}
          </button>
        ))}
      </fieldset>
    </div>
  );
}

function dateProblem(text: string, days: OrderDays): string | null {
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
function DeliveryFields({ form, holderName }: Pick<WhenAndHowBlockProps, 'form' | 'holderName'>) {
  const { control, register, setValue } = form;
  const address = useWatch({ control, name: 'deliveryAddress' });
  return (
    <div className="grid gap-4">
      {address.trim() === '' && <AddressOffer form={form} holderName={holderName} />}
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
          {...register('deliveryPostalCode', {
            onBlur: ({ target }: FocusEvent<HTMLInputElement>) =>
              setValue('deliveryPostalCode', postalCode(target.value)),
          })}
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

/** The address of the last delivery, at a press. */
function AddressOffer({ form, holderName }: Pick<WhenAndHowBlockProps, 'form' | 'holderName'>) {
  const typed = useWatch({ control: form.control, name: 'restaurantName' });
  const [forgotten, setForgotten] = useState(false);
  const known = forgotten ? null : knownAddress(deviceStore, holderName ?? typed);
  if (known === null) return null;
  const { deliveryAddress, deliveryCity, deliveryPostalCode } = known;
  return (
    <div className="flex flex-wrap items-center gap-x-4" data-part="known-address">
      <button
        type="button"
        className="button min-w-0 py-2 max-sm:w-full"
        data-tone="plain"
        onClick={() => {
          for (const [name, value] of Object.entries(known)) form.setValue(name as keyof KnownAddress, value);
          form.setFocus('deliveryAddress');
        }}
      >
        <History size={18} strokeWidth={1.75} className="flex-none" aria-hidden />
        <span className="min-w-0 text-left wrap-anywhere whitespace-normal">
          {checkoutTexts.useAddress([deliveryAddress, deliveryCity, deliveryPostalCode].filter(Boolean).join(', '))}
        </span>
      </button>
      <button
        type="button"
        className={restaurantStyles.textButton}
        onClick={() => {
          forgetAddress(deviceStore);
          setForgotten(true);
          form.setFocus('deliveryAddress');
        }}
      >
        {checkoutTexts.forgetAddress}
      </button>
    </div>
  );
}
