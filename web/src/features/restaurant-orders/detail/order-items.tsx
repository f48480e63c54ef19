import type { RestaurantOrder } from '@larder/contracts';
import { formatMoney } from '@larder/kernel';
import { useState } from 'react';
import { Facts } from '../../../shared/kit/facts.tsx';
import { BothNames } from '../../../shared/ui/both-names.tsx';
import { part } from '../../../shared/ui/part.tsx';
import { TableHead } from '../../../shared/ui/table-head.tsx';
import { detailTexts } from '../../../texts/restaurant-orders/detail.ts';
import { chargedLine, discountShare, type OrderLine, orderLines } from '../model/order-sums.ts';
import { useCategoryNames } from '../use-category-names.ts';
import { DetailSection } from './order-facts.tsx';

const LineSteps = part(async () => (await import('../../../shared/kit/price-steps.tsx')).LineSteps);

const ITEMS_SUM = 'flex justify-end gap-4 py-1.5';

/** The ordered items and the order's totals. */
export function OrderItems({ order }: { order: RestaurantOrder }) {
  const lines = orderLines(order);
  const categoryName = useCategoryNames();
  const { columns } = detailTexts;
  const sums = [
    { name: detailTexts.subtotal, value: formatMoney(order.subtotalAmount) },
    ...(order.discountAmount > 0
      ? [{ name: detailTexts.discountRow(discountShare(order)), value: `−${formatMoney(order.discountAmount)}` }]
      : []),
    ...(order.isDelivery
      ? [
          {
            name: detailTexts.deliveryFee,
            value: order.deliveryFee > 0 ? formatMoney(order.deliveryFee) : detailTexts.free,
          },
        ]
      : []),
  ];
  return (
    <DetailSection title={detailTexts.items}>
      {lines.length === 0 && <p className="text-ink-2">{detailTexts.noItems}</p>}
      <table
        className="figures-table text-base [&_:is(th,td)]:pr-2.5 [&_:is(th,td)]:align-top [&_:is(th,td)]:last:pr-0 [&_.figure]:text-right [&_.figure]:whitespace-nowrap"
        aria-label={detailTexts.items}
      >
        <TableHead
          columns={[
            columns.product,
            [columns.quantity, 'figure'],
            [columns.price, 'figure max-sm:hidden'],
            [columns.total, 'figure'],
          ]}
        />
        <tbody>
          {lines.map((line) => (
            <ItemRow key={line.id} line={line} categoryName={categoryName} />
          ))}
        </tbody>
      </table>
      <Facts
        className="grid border-t-2 border-t-ink"
        rowClass={ITEMS_SUM}
        nameClass=""
        valueClass="min-w-28 text-right"
        items={[
          ...sums.map(({ name, value }) => [name, value] as const),
          [
            detailTexts.total,
            formatMoney(order.totalAmount),
            `${ITEMS_SUM} border-t-3 border-t-ink [border-top-style:double] text-[1.125rem] font-extrabold`,
          ],
        ]}
      />
    </DetailSection>
  );
}

/** A product of the order; on demand with the steps of its price at the time of the order. */
function ItemRow({ line, categoryName }: { line: OrderLine; categoryName: (name: string) => string }) {
  const [explained, setExplained] = useState(false);
  return (
    <>
      <tr>
        <th scope="row">
          <span className="block wrap-anywhere">
            <BothNames of={line} />
          </span>
          {line.category !== null && <span className="block text-sm text-ink-2">{categoryName(line.category)}</span>}
        </th>
        <td className="figure">{detailTexts.quantity(line.quantity, line.unit)}</td>
        <td className="figure max-sm:hidden">{formatMoney(line.pricePerUnit)}</td>
        <td className="figure">
          <button
            type="button"
            className="underline decoration-dotted underline-offset-4 pointer-coarse:min-h-11"
            aria-expanded={explained}
            aria-label={detailTexts.explain(line.name, formatMoney(line.lineTotal))}
            onClick={() => setExplained(!explained)}
          >
            {formatMoney(line.lineTotal)}
          </button>
        </td>
      </tr>
      {explained && (
        <tr>
          <td colSpan={4} className="border-t-0! pt-0! pl-4!">
            <LineSteps {...chargedLine(line)} unit={line.unit} />
          </td>
        </tr>
      )}
    </>
  );
}
