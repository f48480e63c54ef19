import { formatFraction, formatMoney, postalCode, sentence, type Language } from '@larder/kernel';
import type { ExportedOrder } from '../files/order-reader.js';
import { BothNames, paperWords, Written, type PaperWords } from './paper-words.js';

export interface OrderDocumentFacts {
  /** The store of the file's orders; null when they may be of several stores. */
  storeName: string | null;
  madeAt: string;
  language: Language;
}

const dollars = (cents: number): string => formatMoney(cents / 100);

const SLOTS = { '9-12': '9 AM–12 PM', '12-4': '12–4 PM' } as const;

/** Everything a restaurant wrote is escaped by React; nothing may run or load. */
export function OrderDocument({ orders, facts }: { orders: readonly ExportedOrder[]; facts: OrderDocumentFacts }) {
  const words = paperWords(facts.language);
  return (
    <html lang={facts.language}>
      <head>
        <meta charSet="utf-8" />
        <meta httpEquiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'" />
        <title>{words.say('Restaurant orders')}</title>
        <style>{STYLE}</style>
      </head>
      <body>
        {orders.length === 1 ? null : <Summary orders={orders} facts={facts} words={words} />}
        {orders.map((order) => (
          <OrderBlock key={order.id} order={order} words={words} />
        ))}
      </body>
    </html>
  );
}

interface SummaryProps {
  orders: readonly ExportedOrder[];
  facts: OrderDocumentFacts;
  words: PaperWords;
}

function Summary({ orders, facts: { storeName, madeAt }, words }: SummaryProps) {
  const values = {
    count: words.count(orders.length),
    total: dollars(orders.reduce((sum, order) => sum + order.totalCents, 0)),
    time: words.time(madeAt),
  };
  return (
    <header className="summary">
      <h1>
        {storeName === null ? null : <Written text={`${storeName} · `} words={words} chinese="zh-Hant" />}
        {words.say('Restaurant Orders')}
      </h1>
      <p>
        {words.say(
          orders.length === 1
            ? sentence('{count} order · {total} · {time}', values)
            : sentence('{count} orders · {total} · {time}', values),
        )}
      </p>
      {orders.length === 0 ? <p>{words.say('No orders found matching your criteria')}</p> : null}
    </header>
  );
}

interface OrderProps {
  order: ExportedOrder;
  words: PaperWords;
}

function OrderBlock({ order, words }: OrderProps) {
  const when = { day: words.day(order.deliveryDate), slot: words.say(SLOTS[order.deliveryTime]) };
  return (
    <section className="order">
      <div className="head">
        <div>
          <p className="store">
            <Written text={order.storeName} words={words} chinese="zh-Hant" />
          </p>
          <h2>{order.orderNumber}</h2>
        </div>
        <div className="when">
          <p className="status">{words.say(order.status)}</p>
          <p>
            {words.say(
              order.isDelivery ? sentence('Delivery {day}, {slot}', when) : sentence('Pickup {day}, {slot}', when),
            )}
          </p>
          <p>{words.say(sentence('Placed {time}', { time: words.time(order.createdAt) }))}</p>
        </div>
      </div>
      <Parties order={order} words={words} />
      <Items order={order} words={words} />
      <Amounts order={order} words={words} />
      {order.notes === null ? null : (
        <div className="note">
          <h3>{words.say('Notes')}</h3>
          <p>
            <Written text={order.notes} words={words} />
          </p>
        </div>
      )}
    </section>
  );
}

function Parties({ order, words }: OrderProps) {
  const written = (text: string | null) => <Written text={text ?? ''} words={words} />;
  const contact = [order.contactPerson, order.phone, order.email].filter((text) => text !== null);
  const place = [order.deliveryAddress, order.deliveryCity, postalCode(order.deliveryPostalCode ?? '')].filter(Boolean);
  return (
    <div className="parties">
      <div>
        <h3>{written(order.restaurantName)}</h3>
        {contact.map((text) => (
          <p key={text}>{written(text)}</p>
        ))}
      </div>
      <div>
        {order.isDelivery ? <h3>{words.say('Deliver to')}</h3> : null}
        {place.map((text) => (
          <p key={text}>{written(text)}</p>
        ))}
        {order.deliveryInstructions === null ? null : <p className="quiet">{written(order.deliveryInstructions)}</p>}
      </div>
    </div>
  );
}

const NUMBERS = ['Quantity', 'Price', 'Discount', 'Amount'] as const;

function Items({ order, words }: OrderProps) {
  return (
    <table>
      <thead>
        <tr>
          <th>{words.say('Product')}</th>
          {NUMBERS.map((heading) => (
            <th key={heading} className="number">
              {words.say(heading)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {order.items.map((item) => (
          <tr key={item.id}>
            <td>
              <BothNames of={item} words={words} />
            </td>
            <td className="number">
              {words.count(item.quantity)} {words.unit(item.unit)}
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

function Amounts({ order, words }: OrderProps) {
  const share = order.subtotalCents === 0 ? 0 : order.discountCents / order.subtotalCents;
  return (
    <dl className="amounts">
      <Amount name={words.say('Subtotal')} cents={order.subtotalCents} />
      {order.discountCode === null ? null : (
        <div>
          <dt>
            {words.say(
              sentence('Discount {code} ({share})', { code: order.discountCode, share: formatFraction(share) }),
            )}
          </dt>
          <dd>−{dollars(order.discountCents)}</dd>
        </div>
      )}
      <Amount name={words.say('Delivery fee')} cents={order.deliveryFeeCents} />
      <div className="total">
        <dt>{words.say('Total')}</dt>
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

/** Letter paper, black ink, a ledger's rules (specification part 2 §9: margins of 0.75 inch). */
const STYLE = `
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
.second { display: block; }
td { border-bottom: .5pt solid #999; overflow-wrap: anywhere; vertical-align: top; }
th, td { padding: 3pt 6pt 3pt 0; } tr { break-inside: avoid; }
.number { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; padding-right: 0; padding-left: 10pt; }
.amounts { margin: 6pt 0 0 auto; width: 50%; break-inside: avoid; font-variant-numeric: tabular-nums; }
.amounts > div { display: flex; justify-content: space-between; }
.total { border-top: 1pt solid #000; border-bottom: 3pt double #000; font-weight: 700; font-size: 12pt; }
.note { margin-top: 8pt; border: 1pt solid #000; padding: 6pt 8pt; white-space: pre-wrap; overflow-wrap: anywhere; }
`;
