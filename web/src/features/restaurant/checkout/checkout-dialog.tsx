import type { DayAvailability, OrderPlacement, PlacedOrder, Store } from '@larder/contracts';
import { MAX_DAYS_AHEAD, addDays, firstOrderDay, type OrderRules } from '@larder/kernel';
import { useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { languageOf } from '../../../shared/chinese.ts';
import { useNow } from '../../../shared/time/use-time.ts';
import { toasts } from '../../../shared/toast/toast-store.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { readTypedDay } from '../../../shared/ui/date/date-text.ts';
import { Dialog } from '../../../shared/ui/overlays/dialog.tsx';
import { useOrderingPause } from '../../../shared/use-ordering-pause.ts';
import { useDayIn } from '../../../shared/use-store-day.ts';
import { checkoutTexts } from '../../../texts/restaurant/checkout.ts';
import { shopToasts } from '../../../texts/restaurant/toasts.ts';
import type { ShopCodeControl } from '../code/use-shop-code.ts';
import { earliestDayOf, type CalculatedCart } from '../model/calculate-cart.ts';
import { moneyOf } from '../model/money.ts';
import type { CheckoutDraftStore } from './checkout-draft.ts';
import { CODE_FIELDS, type CheckoutFields } from './checkout-fields.ts';
import { type OrderFigures, figuresOfCart, figuresOfQuote } from './order-figures.ts';
import { orderPlacementOf } from './order-payload.ts';
import { type Agreement, ReviewBlock } from './review-block.tsx';
import { slotOn, useAvailability } from './use-availability.ts';
import { type OrderRefusal, usePlaceOrder } from './use-place-order.ts';
import { type OrderDays, WhenAndHowBlock } from './when-and-how-block.tsx';
import { WhoBlock } from './who-block.tsx';

interface CheckoutDialogProps {
  cart: CalculatedCart;
  isDelivery: boolean;
  rules: OrderRules;
  code: ShopCodeControl;
  store: Store | null;
  drafts: CheckoutDraftStore;
  onStale: () => void;
  onPlaced: (order: OrderPlacement, answer: PlacedOrder) => void;
  onClose: () => void;
}

const { failure } = shopToasts.placeOrder;

/** The clock's interval: rules are by the minute. */
const MINUTE_MS = 60_000;

/** Who orders, when and how, and what it costs, on one sheet. Typed values are kept when the sheet is closed. */
export function CheckoutDialog(props: CheckoutDialogProps) {
  const { cart, isDelivery, rules, code, store, drafts, onStale, onPlaced, onClose } = props;
  const [draft] = useState(() => drafts.open());
  const form = useForm<CheckoutFields>({ defaultValues: draft.fields, reValidateMode: 'onChange' });
  const [problem, setProblem] = useState<string | null>(null);
  const [agreement, setAgreement] = useState<Agreement | null>(null);
  const formId = useId();
  const online = useOnline();
  const pause = useOrderingPause();
  const zone = store?.timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
  const today = useDayIn(zone);
  const chosenDay = readTypedDay(useWatch({ control: form.control, name: 'date' }));
  const { offers, refetch: lookAgain } = useAvailability(isDelivery, today, chosenDay);
  const days = orderDays(today, cart, offers, firstOrderDay({ rules, timeZone: zone }, useNow(MINUTE_MS)));

  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => drafts.keepFields(values) }),
    [form, drafts],
  );

  // New prices from the server apply only to the cart that was sent.
  const current = figuresOfCart(cart);
  const agreed = agreement?.basket === basketOf(current, isDelivery) ? agreement : null;
  const figures = agreed?.now ?? current;
  const holder = code.active?.holder ?? null;

  // When the code is removed, the values that it filled in are kept and become editable.
  const filledBy = useRef(holder);
  useEffect(() => {
    const before = filledBy.current;
    filledBy.current = holder;
    if (before === null || holder !== null) return;
    for (const name of CODE_FIELDS) if (before[name]) form.setValue(name, before[name]);
  }, [holder, form]);

  const refused = (order: OrderPlacement, refusal: OrderRefusal): void => {
    if (refusal.kind === 'prices') {
      const dropped = order.discountCode !== null && !refusal.fresh.codeValid ? (order.discountCode ?? null) : null;
      setAgreement({
        basket: basketOf(current, isDelivery),
        before: figures,
        now: figuresOfQuote(refusal.fresh),
        droppedCode: dropped,
      });
      if (dropped !== null) code.drop();
      onStale();
      return;
    }
    if (refusal.kind === 'key-used') drafts.renewKey();
    // A product may have been removed, or its minimum raised, which the cart will show.
    if (refusal.kind === 'said') {
      onStale();
      pause.refetch();
      lookAgain();
    }
    const detail =
      refusal.kind === 'said'
        ? refusal.message
        : refusal.kind === 'key-used'
          ? checkoutTexts.keyUsed
          : failure.fallback;
    setProblem(detail);
    toasts.show({ title: failure.title, description: detail, tone: 'error' });
  };
  const { place, processing, unresolved } = usePlaceOrder(onPlaced, refused);

  const reason = reasonAgainst({ cart, rules, online, pause: pause.sentence });
  const submit = (typed: CheckoutFields): void => {
    if (reason !== null || unresolved) return;
    setProblem(null);
    toasts.clear();
    const fields = { ...typed, slot: slotOn(offers, chosenDay, typed.slot) };
    for (const name of CODE_FIELDS) fields[name] = holder?.[name] ?? typed[name];
    place(orderPlacementOf({ fields, figures, isDelivery, code: code.active?.code ?? null }), drafts.open().key);
  };
  const total = moneyOf(figures.quote.totalCents);
  const note = reason ?? (unresolved && !processing ? checkoutTexts.stillSending : null);

  return (
    <Dialog
      size="wide"
      title={checkoutTexts.title}
      description={checkoutTexts.promise}
      onCloseRequest={() => !unresolved && onClose()}
      footer={
        <>
          <div
            className={note === null && problem === null ? 'sr-only' : 'mr-auto min-w-0 flex-[1_1_260px] wrap-anywhere'}
          >
            {problem !== null && (
              <p role="alert" className="text-price">
                <span className="font-semibold">{checkoutTexts.failed(failure.title)}</span>{' '}
                <span lang={languageOf(problem)}>{problem}</span>
              </p>
            )}
            <output className="text-sm text-ink-2 empty:hidden">{note}</output>
          </div>
          <Button className="max-sm:hidden" onClick={() => !unresolved && onClose()}>
            {checkoutTexts.close}
          </Button>
          <Button
            type="submit"
            form={formId}
            tone="primary"
            className="min-w-56"
            aria-busy={unresolved}
            aria-disabled={processing || reason !== null}
          >
            {processing
              ? checkoutTexts.processing
              : agreed === null
                ? checkoutTexts.placeOrder(total)
                : checkoutTexts.confirmOrder(total)}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className="grid gap-8 min-[800px]:grid-cols-[minmax(0,1fr)_340px]"
        onSubmit={(event) => {
          event.preventDefault();
          if (!processing) void form.handleSubmit(submit)(event);
        }}
      >
        <div className="grid content-start gap-8">
          <WhoBlock form={form} holder={holder} code={code.active?.code ?? null} />
          <WhenAndHowBlock
            form={form}
            isDelivery={isDelivery}
            rules={rules}
            offers={offers}
            store={store}
            days={days}
            holderName={holder?.restaurantName ?? null}
          />
        </div>
        <ReviewBlock figures={figures} isDelivery={isDelivery} freeFromCents={rules.freeFromCents} agreement={agreed} />
      </form>
    </Dialog>
  );
}

/** Identifies what a quote is for: products, quantities, and delivery or pickup. */
function basketOf({ lines }: OrderFigures, isDelivery: boolean): string {
  return JSON.stringify([isDelivery, ...lines.map(({ id, quantity }) => [id, quantity])]);
}

interface OrderState {
  cart: CalculatedCart;
  rules: OrderRules;
  online: boolean;
  pause: string | null;
}

/** Why the order cannot be sent now. */
function reasonAgainst({ cart, rules, online, pause }: OrderState): string | null {
  if (!online) return checkoutTexts.offline;
  if (pause !== null) return checkoutTexts.paused(pause);
  if (cart.lines.length === 0) return checkoutTexts.cartEmpty;
  if (!cart.priced) return checkoutTexts.pricesLoading;
  if (cart.lines.some(({ problem }) => problem !== null)) return checkoutTexts.fixFirst;
  const { minimumOrderCents } = rules;
  return cart.quote.subtotalCents < minimumOrderCents ? checkoutTexts.belowMinimum(moneyOf(minimumOrderCents)) : null;
}

/** The possible days of an order, from the first on which the store accepts it and everything is available. */
function orderDays(today: string, cart: CalculatedCart, offers: readonly DayAvailability[], first: string): OrderDays {
  const whole = earliestDayOf(cart, today);
  const earliest = whole > first ? whole : first;
  const from = offers.find(({ day, open }) => open && day >= earliest)?.day ?? earliest;
  return { today, earliest, from, to: addDays(today, MAX_DAYS_AHEAD) };
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** False while the browser is certain to be offline. */
function useOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
}
