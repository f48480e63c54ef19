import type { Store } from '@larder/contracts';
import { formatMoney } from '@larder/kernel';
import { CalendarPlus, Check, Copy, Phone, Printer, Truck } from 'lucide-react';
import { Fragment } from 'react';
import { type RefObject, useId, useRef, useState } from 'react';
import { saveFile } from '../../../shared/api/file-answer.ts';
import { Facts } from '../../../shared/kit/facts.tsx';
import { BothNames } from '../../../shared/ui/both-names.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { writeTypedDay } from '../../../shared/ui/date/date-text.ts';
import { Dialog } from '../../../shared/ui/overlays/dialog.tsx';
import { checkoutTexts } from '../../../texts/restaurant/checkout.ts';
import { successTexts } from '../../../texts/restaurant/success.ts';
import { calendarFile } from './calendar-file.ts';
import { type PlacedSummary, deliveryPlace, itemsOf, orderEvent } from './order-event.ts';

interface OrderPlacedDialogProps {
  placed: PlacedSummary;
  store: Store | null;
  onClose: () => void;
}

/** The order's number and what happens next. */
export function OrderPlacedDialog({ placed, store, onClose }: OrderPlacedDialogProps) {
  const { order, answer } = placed;
  const itemsId = useId();
  const number = useRef<HTMLParagraphElement>(null);
  const place = order.isDelivery ? deliveryPlace(order) : (store?.address ?? '');
  const toCalendar = (): void => {
    if (store === null) return;
    const text = calendarFile(orderEvent(placed, store, location.hostname));
    saveFile({
      name: `order-${answer.orderNumber}.ics`,
      content: new Blob([text], { type: 'text/calendar;charset=utf-8' }),
    });
  };
  return (
    <Dialog
      title={successTexts.title}
      initialFocus={number}
      onCloseRequest={onClose}
      ignoresPressOutside
      footer={
        <>
          {store !== null && (
            <Button icon={CalendarPlus} onClick={toCalendar}>
              {successTexts.calendar}
            </Button>
          )}
          <Button icon={Printer} onClick={() => window.print()}>
            {successTexts.print}
          </Button>
          <Button tone="primary" className="sm:ml-auto" onClick={onClose}>
            {successTexts.done}
          </Button>
        </>
      }
    >
      <div className="grid gap-5" data-order-slip>
        <div className="py-3.5 px-4.5 border border-edge border-dashed bg-paper">
          <p className="text-sm font-semibold">{successTexts.orderNumber}</p>
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <p
              ref={number}
              tabIndex={-1}
              data-part="order-number-text"
              className="text-[1.875rem] font-extrabold leading-[1.2] tracking-[0.02em] wrap-anywhere select-all"
            >
              {answer.orderNumber}
            </p>
            <CopyButton text={answer.orderNumber} shown={number} />
          </div>
        </div>
        <ul className="grid gap-3">
          <li className="flex items-start gap-3">
            <Phone size={20} strokeWidth={1.75} className="mt-0.5 flex-none text-brand" aria-hidden />
            {successTexts.callPromise}
          </li>
          {order.isDelivery && (
            <li className="flex items-start gap-3">
              <Truck size={20} strokeWidth={1.75} className="mt-0.5 flex-none text-brand" aria-hidden />
              {successTexts.driverCall}
            </li>
          )}
        </ul>
        <Facts
          className="grid gap-2.5 border-t border-t-hairline pt-3.5"
          rowClass="grid grid-cols-[72px_1fr] gap-3"
          valueClass="min-w-0 font-semibold wrap-anywhere"
          items={[
            [
              successTexts.when,
              successTexts.at(writeTypedDay(order.deliveryDate), checkoutTexts.slots[order.deliveryTime]),
            ],
            [
              successTexts.where,
              <Fragment key="where">
                {order.isDelivery ? successTexts.delivery : successTexts.pickup}
                {place !== '' && <span className="block font-normal text-ink-2">{place}</span>}
              </Fragment>,
            ],
            [successTexts.total, formatMoney(answer.totalAmount)],
          ]}
        />
        <section aria-labelledby={itemsId}>
          <h3 id={itemsId} className="pb-1 font-semibold">
            {successTexts.items}
          </h3>
          <ul>
            {itemsOf(order).map(({ id, quantity, unit, ...named }) => (
              <li className="grid grid-cols-[72px_1fr] gap-3 py-1 border-t border-t-hairline" key={id}>
                <span className="font-semibold whitespace-nowrap">{checkoutTexts.quantity(quantity, unit)}</span>
                <span className="min-w-0 wrap-anywhere">
                  <BothNames of={named} />
                </span>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </Dialog>
  );
}

interface CopyButtonProps {
  text: string;
  /** The element with the text, selected when the clipboard is not available. */
  shown: RefObject<HTMLElement | null>;
}

/** Copies a text. Browsers allow that only on https pages: elsewhere the text is selected instead. */
function CopyButton({ text, shown }: CopyButtonProps) {
  const [state, setState] = useState<'ready' | 'copied' | 'selected'>('ready');
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setState('copied');
    } catch {
      if (shown.current !== null) getSelection()?.selectAllChildren(shown.current);
      setState('selected');
    }
  };
  const Icon = state === 'copied' ? Check : Copy;
  return (
    <div className="screen-only flex flex-wrap items-center gap-3">
      <Button icon={Icon} onClick={() => void copy()}>
        {state === 'copied' ? successTexts.copied : successTexts.copy}
      </Button>
      <output className="text-sm empty:hidden">{state === 'selected' && successTexts.copyFailed}</output>
    </div>
  );
}
