import { formatFraction, formatMoney, postalCode } from '@larder/kernel';
import type { ExportedOrder } from '../files/order-reader.js';

export interface OrderDocumentFacts {
  /** Of the file's orders; null when they may be of several stores. */
  storeName: string | null;
  madeAt: string;
}

const dollars = (cents: number): string => formatMoney(cents / 100);

const SLOTS = { '9-12': '9 AM–12 PM', '12-4': '12–4 PM' } as const;

/** Everything a restaurant wrote is escaped by React; nothing may run or load. */
export function OrderDocument({ orders, facts }: { orders: readonly ExportedOrder[]; facts: OrderDocumentFacts }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta httpEquiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'" />
        <title>Restaurant orders</title>
        <style>{ORDER_DOCUMENT_STYLE}</style>
      </head>
      <body>
        {orders.length === 1 ? null : <Summary orders={orders} facts={facts} />}
        {orders.map((order) => (
          <OrderBlock key={order.id} order={order} />
        ))}
      </body>
    </html>
  );
}

function Summary({ orders, facts }: { orders: readonly ExportedOrder[]; facts: OrderDocumentFacts }) {
  const total = orders.reduce((sum, order) => sum + order.totalCents, 0);
  return (
    <header className="summary">
      <h1>{facts.storeName === null ? null : `${facts.storeName} · `}Restaurant Orders</h1>
      <p>
        {orders.length} {orders.length === 1 ? 'order' : 'orders'} · {dollars(total)} · {facts.madeAt}
      </p>
      {orders.length === 0 ? <p>No orders found matching your criteria</p> : null}
    </header>
  );
}

function OrderBlock({ order }: { order: ExportedOrder }) {
  return (
    <section className="order">
      <div className="head">
        <div>
          <p className="store">{order.storeName}</p>
          <h2>{order.orderNumber}</h2>
        </div>
        <div className="when">
          <p className="status">{order.status}</p>
          <p>
            {order.isDelivery ? 'Delivery' : 'Pickup'} {order.deliveryDate}, {SLOTS[order.deliveryTime]}
          </p>
          <p>Placed {order.createdAt}</p>
        </div>
      </div>
      <Parties order={order} />
      <Items order={order} />
      <Amounts order={order} />
      {order.notes === null ? null : <Note title="Notes" text={order.notes} />}
    </section>
  );
}

function Parties({ order }: { order: ExportedOrder }) {
  const contact = [order.contactPerson, order.phone, order.email].filter((text) => text !== null);
  const place = [order.deliveryAddress, order.deliveryCity, postalCode(order.deliveryPostalCode ?? '')].filter(Boolean);
  return (
    <div className="parties">
      <div>
        <h3>{order.restaurantName}</h3>
        {contact.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
      <div>
        {order.isDelivery ? <h3>Deliver to</h3> : null}
        {place.map((text) => (
          <p key={text}>{text}</p>
        ))}
        {order.deliveryInstructions === null ? null : <p className="quiet">{order.deliveryInstructions}</p>}
      </div>
    </div>
  );
}

function Items({ order }: { order: ExportedOrder }) {
  return (
    <table>
      <thead>
        <tr>
          <th>Product</th>
          <th className="number">Quantity</th>
          <th className="number">Price</th>
          <th className="number">Discount</th>
          <th className="number">Amount</th>
        </tr>
      </thead>
      <tbody>
        {order.items.map((item) => (
          <tr key={item.id}>
            <td>
              {item.name}
              {item.chineseName === undefined ? null : <span lang="zh-Hant">{item.chineseName}</span>}
            </td>
            <td className="number">
              {item.quantity} {item.unit}
            </td>
            <td className="number">{dollars(item.unitPriceCents)}</td>
            <td className="number">{item.discountCents === 0 ? '' : `−${dollars(item.discountCents)}`}</td>
            <td className="number">{dollars(item.unitPriceCents * item.quantity - item.discountCents)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Amounts({ order }: { order: ExportedOrder }) {
  const share = order.subtotalCents === 0 ? 0 : order.discountCents / order.subtotalCents;
  return (
    <dl className="amounts">
      <Amount name="Subtotal" cents={order.subtotalCents} />
      {order.discountCode === null ? null : (
        <div>
          <dt>
            Discount {order.discountCode} ({formatFraction(share)})
          </dt>
          <dd>−{dollars(order.discountCents)}</dd>
        </div>
      )}
      <Amount name="Delivery fee" cents={order.deliveryFeeCents} />
      <div className="total">
        <dt>Total</dt>
        <dd>{dollars(order.totalCents)}</dd>
      </div>
    </dl>
  );
}

function Amount({ name, cents }: { name: string; cents: number }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{dollars(cents)}</dd>
    </div>
  );
}

function Note({ title, text }: { title: string; text: string }) {
  return (
    <div className="note">
      <h3>{title}</h3>
      <p>{text}</p>
    </div>
  );
}

/** Letter paper, black ink, a ledger's rules (specification part 2 §9: margins of 0.75 inch). */
const ORDER_DOCUMENT_STYLE = `
@page { size: letter; margin: 0.75in; }
* { box-sizing: border-box; margin: 0; }
body { font: 10.5pt/1.4 Archivo, Helvetica, Arial, 'Noto Sans CJK SC', 'Noto Sans SC', sans-serif; color: #000; }
h1 { font-size: 18pt; } h2 { font-size: 17pt; letter-spacing: .03em; } h3 { font-size: 10.5pt; }
.summary { border-bottom: 2pt solid #000; padding-bottom: 8pt; margin-bottom: 14pt; }
.order { padding: 12pt 0 16pt; border-bottom: .75pt solid #000; break-inside: auto; }
.order:last-child { border-bottom: 0; }
.head, .parties { display: flex; justify-content: space-between; gap: 24pt; break-inside: avoid; break-after: avoid; }
.parties > div { flex: 1; } .when { text-align: right; }
.store { font-size: 9pt; } .status { text-transform: capitalize; font-weight: 700; }
.parties { margin: 8pt 0; overflow-wrap: anywhere; } .quiet { font-style: italic; }
table { width: 100%; border-collapse: collapse; }
th { text-align: left; border-bottom: 1pt solid #000; font-size: 9pt; }
td [lang] { display: block; }
td { border-bottom: .5pt solid #999; overflow-wrap: anywhere; vertical-align: top; }
th, td { padding: 3pt 6pt 3pt 0; } tr { break-inside: avoid; }
.number { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; padding-right: 0; padding-left: 10pt; }
.amounts { margin: 6pt 0 0 auto; width: 50%; break-inside: avoid; font-variant-numeric: tabular-nums; }
.amounts > div { display: flex; justify-content: space-between; }
.total { border-top: 1pt solid #000; border-bottom: 3pt double #000; font-weight: 700; font-size: 12pt; }
.note { margin-top: 8pt; border: 1pt solid #000; padding: 6pt 8pt; white-space: pre-wrap; overflow-wrap: anywhere; }
`;
