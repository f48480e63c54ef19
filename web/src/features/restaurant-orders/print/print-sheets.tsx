import type { RestaurantOrder, StoreFacet } from '@larder/contracts';
import '../../../shared/styles/print-sheets.css';
import { formatMoney } from '@larder/kernel';
import { createPortal } from 'react-dom';
import { Facts } from '../../../shared/kit/facts.tsx';
import type { ZoneOf } from '../../../shared/kit/store-zones.ts';
import { BothNames } from '../../../shared/ui/both-names.tsx';
import { TableHead } from '../../../shared/ui/table-head.tsx';
import { detailTexts } from '../../../texts/restaurant-orders/detail.ts';
import { printTexts } from '../../../texts/restaurant-orders/print.ts';
import { printSheet, type PrintSheet } from './print-sheet.ts';

interface PrintSheetsProps {
  orders: readonly RestaurantOrder[];
  zoneOf: ZoneOf;
  stores: readonly StoreFacet[];
}

/** The printed orders: hidden on the screen, and the only content on paper. */
export function PrintSheets({ orders, zoneOf, stores }: PrintSheetsProps) {
  return createPortal(
    <div className="print-sheets">
      {orders.map((order) => (
        <Sheet key={order.id} sheet={printSheet(order, zoneOf(order.store), stores)} />
      ))}
    </div>,
    document.body,
  );
}

const SUM = 'flex justify-between gap-[18pt] py-[2pt]';

function Sheet({ sheet }: { sheet: PrintSheet }) {
  return (
    <article className="print-sheet">
      <header className="print-head">
        <div>
          <h2 className="print-number">{sheet.heading}</h2>
          <p className="print-restaurant">{sheet.restaurant}</p>
        </div>
        <p>{sheet.placed}</p>
      </header>
      <Facts
        className="grid grid-cols-2 gap-x-[18pt] gap-y-[4pt] py-[10pt]"
        rowClass="grid grid-cols-[62pt_1fr] gap-[6pt] wrap-anywhere"
        nameClass="font-semibold"
        items={sheet.facts.map(({ name, value }) => [name, value] as const)}
      />
      {sheet.notes !== null && (
        <section className="mb-[10pt] break-inside-avoid border-[1.5pt] border-black px-[10pt] py-[6pt] whitespace-pre-wrap wrap-anywhere">
          <h3 className="font-bold">{printTexts.notes}</h3>
          <p>{sheet.notes}</p>
        </section>
      )}
      <table className="print-items">
        <TableHead
          columns={[
            printTexts.picked,
            printTexts.product,
            [printTexts.quantity, 'figure'],
            [printTexts.price, 'figure'],
            [printTexts.total, 'figure'],
          ]}
        />
        <tbody>
          {sheet.lines.map((line) => (
            <tr key={line.id}>
              <td aria-label={printTexts.picked}>
                <span className="inline-block size-[13pt] border-[1.25pt] border-black" />
              </td>
              <td>
                <BothNames of={line} second="block" />
              </td>
              <td className="figure">{detailTexts.quantity(line.quantity, line.unit)}</td>
              <td className="figure">{formatMoney(line.pricePerUnit)}</td>
              <td className="figure">{formatMoney(line.lineTotal)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="flex break-inside-avoid items-start justify-between pt-[8pt]">
        <p>{sheet.units}</p>
        <Facts
          className="min-w-[220pt]"
          rowClass={SUM}
          nameClass=""
          items={[
            ...sheet.sums.map(({ name, value }) => [name, value] as const),
            [
              printTexts.total,
              sheet.total,
              `${SUM} mt-[4pt] border-t-[3pt] border-double border-black text-[14pt] font-extrabold`,
            ],
          ]}
        />
      </div>
    </article>
  );
}
