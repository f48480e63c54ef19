import '../../../shared/styles/print-sheets.css';
import type { RestaurantOrder } from '@larder/contracts';
import { formatMoney } from '@larder/kernel';
import { createPortal } from 'react-dom';
import { printTexts } from '../../../texts/restaurant-orders/print.ts';
import { printSheet, type PrintSheet } from './print-sheet.ts';

/** The orders as the printer gets them: on the screen they are not seen, and on paper nothing else is. */
export function PrintSheets({ orders, timeZone }: { orders: readonly RestaurantOrder[]; timeZone: string }) {
  return createPortal(
    <div className="print-sheets">
      {orders.map((order) => (
        <Sheet key={order.id} sheet={printSheet(order, timeZone)} />
      ))}
    </div>,
    document.body,
  );
}

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
      <dl className="print-facts">
        {sheet.facts.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {sheet.notes !== null && (
        <section className="print-notes">
          <h3>{printTexts.notes}</h3>
          <p>{sheet.notes}</p>
        </section>
      )}
      <table className="print-items">
        <thead>
          <tr>
            <th scope="col">{printTexts.picked}</th>
            <th scope="col">{printTexts.product}</th>
            <th scope="col" className="figure">
              {printTexts.quantity}
            </th>
            <th scope="col" className="figure">
              {printTexts.price}
            </th>
            <th scope="col" className="figure">
              {printTexts.total}
            </th>
          </tr>
        </thead>
        <tbody>
          {sheet.lines.map((line) => (
            <tr key={line.id}>
              <td aria-label={printTexts.picked}>
                <span className="print-box" />
              </td>
              <td>{line.name}</td>
              <td className="figure">
                {line.quantity} {line.unit}
              </td>
              <td className="figure">{formatMoney(line.pricePerUnit)}</td>
              <td className="figure">{formatMoney(line.lineTotal)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="print-foot">
        <p>{sheet.units}</p>
        <dl className="print-sums">
          {sheet.sums.map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
          <div className="print-total">
            <dt>{printTexts.total}</dt>
            <dd>{sheet.total}</dd>
          </div>
        </dl>
      </div>
    </article>
  );
}
