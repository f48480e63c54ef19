import type { DayAvailability, Store } from '@larder/contracts';
import { addDays, type DeliverySlot, LIMITS, type OrderRules } from '@larder/kernel';
import { Store as StoreIcon, Truck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useController, type UseFormReturn, useWatch } from 'react-hook-form';
import { formatWeekday } from '../../../shared/time/format-time.ts';
import { BothNames } from '../../../shared/ui/both-names.tsx';
import { DateField } from '../../../shared/ui/date/date-field.tsx';
import { readTypedDay, typedDayProblem, writeTypedDay } from '../../../shared/ui/date/date-text.ts';
import { TextAreaField } from '../../../shared/ui/fields.tsx';
import { useClosureToday } from '../../../shared/ui/store-bar.tsx';
import { cartTexts } from '../../../texts/restaurant/cart.ts';
import { checkoutTexts } from '../../../texts/restaurant/checkout.ts';
import { shopStoreTexts } from '../../../texts/stores/shop.ts';
import { shopCart } from '../cart/cart-store.ts';
import { moneyOf } from '../model/money.ts';
import restaurantStyles from '../restaurant.module.css';
import type { CheckoutFields } from './checkout-fields.ts';
import { DeliveryFields } from './delivery-fields.tsx';
import { offeredDays, slotOn } from './use-availability.ts';

interface WhenAndHowBlockProps {
  form: UseFormReturn<CheckoutFields>;
  isDelivery: boolean;
  rules: OrderRules;
  offers: readonly DayAvailability[];
  store: Store | null;
  days: OrderDays;
  /** The restaurant of the applied code, if any. */
  holderName: string | null;
}

/** The first and last day for an order, and today in the store's time zone. */
export interface OrderDays {
  today: string;
  /** The first day that is not too early; `from` is the first available one. */
  earliest: string;
  from: string;
  to: string;
}

export function WhenAndHowBlock(props: WhenAndHowBlockProps) {
  const { form, isDelivery, rules, offers, store, holderName } = props;
  const slot = useController({ control: form.control, name: 'slot' }).field;
  const day = readTypedDay(useWatch({ control: form.control, name: 'date' }));
  const offer = offers.find((each) => each.day === day);
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
            hint: checkoutTexts.deliveryHint(moneyOf(rules.deliveryFeeCents), moneyOf(rules.freeFromCents)),
            icon: <Truck size={20} strokeWidth={1.75} aria-hidden />,
          },
        ].filter(({ value }) => (value === 'delivery' ? rules.deliveryOn : rules.pickupOn))}
      />
      {!isDelivery && store !== null && <PickupPlace store={store} />}
      {isDelivery && <DeliveryFields form={form} rules={rules} holderName={holderName} />}
      <DateOfOrder {...props} />
      <ChoiceCards
        name="slot"
        label={checkoutTexts.time}
        chosen={slotOn(offers, day, slot.value)}
        onChoose={slot.onChange}
        choices={rules.slots.map((value) => ({
          value,
          label: checkoutTexts.slots[value],
          ...slotState(offer, value),
        }))}
      />
      <TextAreaField {...form.register('notes')} label={checkoutTexts.notes} rows={3} maxLength={LIMITS.orderNotes} />
    </section>
  );
}

/** Whether a slot is available on the chosen day, and its free places if they are limited. */
function slotState(offer: DayAvailability | undefined, slot: DeliverySlot): Pick<Choice<string>, 'hint' | 'disabled'> {
  const of = offer?.slots.find((each) => each.slot === slot);
  if (!of) return {};
  if (!of.available) return { disabled: true, hint: of.left === 0 ? checkoutTexts.full : checkoutTexts.notOffered };
  return of.left === undefined ? {} : { hint: checkoutTexts.left(of.left) };
}

function PickupPlace({ store }: { store: Store }) {
  const closure = useClosureToday(store);
  return (
    <address className="border-l-4 border-brand bg-brand-tint px-4 py-3 not-italic">
      <p className="text-sm font-semibold">{checkoutTexts.pickupAt}</p>
      <p>
        <BothNames of={store} second="" />
      </p>
      <p>{store.address}</p>
      <p>{checkoutTexts.openHours(shopStoreTexts.openingHours(store))}</p>
      {closure !== null && <p className="font-semibold">{closure}</p>}
    </address>
  );
}

function DateOfOrder({ form, isDelivery, days, offers, store }: WhenAndHowBlockProps) {
  const { field, fieldState } = useController({
    control: form.control,
    name: 'date',
    rules: { validate: (text) => dateProblem(text, days) ?? closedReason(text, offers) ?? true },
  });
  const chosen = readTypedDay(field.value);
  return (
    <div className="grid gap-2.5">
      <DateField
        label={isDelivery ? checkoutTexts.deliveryDate : checkoutTexts.pickupDate}
        hint={checkoutTexts.dateHint(writeTypedDay(days.from))}
        marked
        error={fieldState.error?.message ?? null}
        today={days.today}
        from={days.from}
        to={days.to}
        {...field}
      />
      <fieldset aria-label={checkoutTexts.nextDays} className="flex flex-wrap gap-2" data-part="offered-days">
        {offeredDays(days, store ?? {}, offers).map((day) => (
          <button
            key={day}
            type="button"
            className={restaurantStyles.shopChip}
            aria-pressed={day === chosen}
            onClick={() => field.onChange(writeTypedDay(day))}
          >
            {day === addDays(days.today, 1) ? checkoutTexts.tomorrow : formatWeekday(day)}
          </button>
        ))}
      </fieldset>
    </div>
  );
}

/** Why the store takes no orders for a day. */
function closedReason(text: string, offers: readonly DayAvailability[]): string | null {
  const day = readTypedDay(text);
  return offers.find((each) => each.day === day && !each.open)?.reason ?? null;
}

function dateProblem(text: string, days: OrderDays): string | null {
  switch (typedDayProblem(text, { from: days.earliest, to: days.to })) {
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
  disabled?: boolean;
}

interface ChoiceCardsProps<V extends string> {
  name: string;
  label: string;
  choices: readonly Choice<V>[];
  chosen: V;
  onChoose: (value: V) => void;
}

/** A choice of a few options, each on a card. */
function ChoiceCards<V extends string>({ name, label, choices, chosen, onChoose }: ChoiceCardsProps<V>) {
  return (
    <fieldset className="grid gap-1.5">
      <legend className="pb-1.5 font-semibold">{label}</legend>
      <div className="grid gap-2.5 grid-cols-[repeat(auto-fit,minmax(min(100%,190px),1fr))]">
        {choices.map(({ value, label: each, hint, icon, disabled = false }) => (
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
              disabled={disabled}
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
