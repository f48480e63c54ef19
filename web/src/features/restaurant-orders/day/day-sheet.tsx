import type { DaySheet, DaySheetPart, RestaurantOrder } from '@larder/contracts';
import { formatMoney } from '@larder/kernel';
import { BothNames, MixedText } from '../../../shared/ui/both-names.tsx';
import { dayTexts as texts } from '../../../texts/restaurant-orders/day.ts';
import { detailTexts } from '../../../texts/restaurant-orders/detail.ts';
import { ordersTexts } from '../../../texts/restaurant-orders/page.ts';
import { printTexts } from '../../../texts/restaurant-orders/print.ts';
import { addressOf, formatSlot } from '../model/delivery-times.ts';
import { discountShare, orderLines } from '../model/order-sums.ts';

export const daySheetSum = ({ orders, totalAmount }: DaySheet): string =>
  texts.sum(texts.orders(orders), formatMoney(totalAmount));

/** Deliveries by slot, then pickups by slot. Pages break between orders, never within one. */
export function DaySheetLines({ sheet }: { sheet: DaySheet }) {
  return sheet.parts.map((part) => {
    const title = (part.isDelivery ? texts.deliveries : texts.pickups)(formatSlot(part.slot));
    return (
      <section key={title} aria-label={title} className="pt-4">
        <Head part={part} title={title} />
        {part.orders.map((order) => (
          <Order key={order.id} order={order} />
        ))}
      </section>
    );
  });
}

function Head({ part, title }: { part: DaySheetPart; title: string }) {
  return (
    <header className="flex flex-wrap items-baseline justify-between gap-x-4 border-b-2 border-ink pb-1 break-after-avoid">
      <h3 className="text-lg font-extrabold">{title}</h3>
      <p className="font-semibold tabular-nums">
        {texts.sum(texts.orders(part.orders.length), formatMoney(part.totalAmount))}
      </p>
    </header>
  );
}

function Order({ order }: { order: RestaurantOrder }) {
  const phone = order.phone || order.phoneNumber;
  const facts = [
    [printTexts.address, addressOf(order)],
    [printTexts.instructions, order.deliveryInstructions],
    [printTexts.contact, [order.contactPerson, phone].filter(Boolean).join(', ')],
    [printTexts.notes, order.notes],
  ] as const;
  const sums = [
    [printTexts.subtotal, formatMoney(order.subtotalAmount)],
    order.discountAmount > 0 && [printTexts.discount(discountShare(order)), `−${formatMoney(order.discountAmount)}`],
    order.isDelivery && [
      printTexts.deliveryFee,
      order.deliveryFee > 0 ? formatMoney(order.deliveryFee) : detailTexts.free,
    ],
  ] as const;
  return (
    <article
      aria-label={order.orderNumber}
      className="break-inside-avoid border-b border-edge py-3 print:border-black print:py-[6pt] print:text-[10pt] print:leading-tight"
    >
      <header className="flex items-start gap-3">
        <span aria-hidden className="mt-1 inline-block size-4 flex-none border-2 border-ink" />
        <h4 className="min-w-0 flex-1 font-bold wrap-anywhere">
          <MixedText text={order.restaurantName} />
        </h4>
        <p className="text-right whitespace-nowrap tabular-nums">
          {order.orderNumber} <span className="block text-sm">{ordersTexts.statuses[order.status]}</span>
        </p>
      </header>
      <dl className="pl-7">
        {facts.map(
          ([name, value]) =>
            value && (
              <div key={name} className="flex gap-2">
                <dt className="flex-none text-ink-2 print:text-black">{name}</dt>
                <dd className="min-w-0 font-medium whitespace-pre-wrap wrap-anywhere">
                  <MixedText text={value} />
                </dd>
              </div>
            ),
        )}
      </dl>
      <table className="mt-1 ml-7 w-[calc(100%-28px)] border-collapse [&_td]:border-t [&_td]:border-hairline [&_td]:py-1 [&_td]:align-top print:[&_td]:py-[1.5pt]">
        <caption className="sr-only">{detailTexts.items}</caption>
        <tbody>
          {orderLines(order).map((line) => (
            <tr key={line.id}>
              <td className="pr-3 wrap-anywhere">
                <BothNames of={line} second="text-ink-2 print:text-black" />
              </td>
              <td className="pr-3 text-right whitespace-nowrap tabular-nums">
                {detailTexts.quantity(line.quantity, line.unit)}
              </td>
              <td className="text-right whitespace-nowrap tabular-nums">{formatMoney(line.lineTotal)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <dl className="ml-7 flex flex-wrap justify-end gap-x-5 border-t border-hairline pt-1 tabular-nums">
        {sums.map(
          (sum) =>
            sum && (
              <div key={sum[0]} className="flex gap-2">
                <dt>{sum[0]}</dt>
                <dd>{sum[1]}</dd>
              </div>
            ),
        )}
        <div className="flex gap-2 font-bold">
          <dt>{printTexts.total}</dt>
          <dd>{formatMoney(order.totalAmount)}</dd>
        </div>
      </dl>
    </article>
  );
}
