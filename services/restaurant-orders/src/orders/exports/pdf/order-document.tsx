import { formatFraction, formatMoney, postalCode, sentence, SLOT_NAMES, type Language } from '@larder/kernel';
import type { ExportedOrder } from '../files/order-reader.js';
import { BothNames, paperTexts, Written, type PaperTexts } from './paper-texts.js';

export interface OrderDocumentFacts {
  /** The store of the file's orders; null when they may be of several stores. */
  storeName: string | null;
  madeAt: string;
  language: Language;
}

const dollars = (cents: number): string => formatMoney(cents / 100);

/** Everything a restaurant wrote is escaped by React; nothing may run or load. */
export function OrderDocument({ orders, facts }: { orders: readonly ExportedOrder[]; facts: OrderDocumentFacts }) {
  const texts = paperTexts(facts.language);
  return (
    <html lang={facts.language}>
      <head>
        <meta charSet="utf-8" />
        <meta httpEquiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'" />
        <title>{texts.say('Restaurant orders')}</title>
        <style>{STYLE}</style>
      </head>
      <body>
        {orders.length === 1 ? null : <Summary orders={orders} facts={facts} texts={texts} />}
        {orders.map((order) => (
          <OrderBlock key={order.id} order={order} texts={texts} />
        ))}
      </body>
    </html>
  );
}

interface SummaryProps {
  orders: readonly ExportedOrder[];
  facts: OrderDocumentFacts;
  texts: PaperTexts;
}

/** The head of a file of none or several orders. */
function Summary({ orders, facts: { storeName, madeAt }, texts }: SummaryProps) {
  const values = {
    count: texts.count(orders.length),
    total: dollars(orders.reduce((sum, order) => sum + order.totalCents, 0)),
    time: texts.time(madeAt),
  };
  return (
    <header className="summary">
      <h1>
        {storeName === null ? null : <Written text={`${storeName} · `} texts={texts} chinese="zh-Hant" />}
        {texts.say('Restaurant Orders')}
      </h1>
      <p>{texts.say(sentence('{count} orders · {total} · {time}', values))}</p>
      {orders.length === 0 ? <p>{texts.say('No orders found matching your criteria')}</p> : null}
    </header>
  );
}

interface OrderProps {
  order: ExportedOrder;
  texts: PaperTexts;
}

function OrderBlock({ order, texts }: OrderProps) {
  const when = { day: texts.day(order.deliveryDate), slot: texts.say(SLOT_NAMES[order.deliveryTime]) };
  return (
    <section className="order">
      <div className="head">
        <div>
          <p className="store">
            <Written text={order.storeName} texts={texts} chinese="zh-Hant" />
          </p>
          <h2>{order.orderNumber}</h2>
        </div>
        <div className="when">
          <p className="status">{texts.say(order.status)}</p>
          <p>
            {texts.say(
              order.isDelivery ? sentence('Delivery {day}, {slot}', when) : sentence('Pickup {day}, {slot}', when),
            )}
          </p>
          <p>{texts.say(sentence('Placed {time}', { time: texts.time(order.createdAt) }))}</p>
        </div>
      </div>
      <Parties order={order} texts={texts} />
      <Items order={order} texts={texts} />
      <Amounts order={order} texts={texts} />
      {order.notes === null ? null : (
        <div className="note">
          <h3>{texts.say('Notes')}</h3>
          <p>
            <Written text={order.notes} texts={texts} />
          </p>
        </div>
      )}
    </section>
  );
}

function Parties({ order, texts }: OrderProps) {
  const written = (text: string | null) => <Written text={text ?? ''} texts={texts} />;
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
        {order.isDelivery ? <h3>{texts.say('Deliver to')}</h3> : null}
        {place.map((text) => (
          <p key={text}>{written(text)}</p>
        ))}
        {order.deliveryInstructions === null ? null : <p className="quiet">{written(order.deliveryInstructions)}</p>}
      </div>
    </div>
  );
}

const NUMBERS = ['Quantity', 'Price', 'Discount', 'Amount'] as const;

function Items({ order, texts }: OrderProps) {
  return (
    <table>
      <thead>
        <tr>
          <th>{texts.say('Product')}</th>
          {NUMBERS.map((heading) => (
            <th key={heading} className="number">
              {texts.say(heading)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {order.items.map((item) => (
          <tr key={item.id}>
            <td>
              <BothNames of={item} texts={texts} />
            </td>
            <td className="number">
              {texts.count(item.quantity)} {texts.unit(item.unit)}
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

function Amounts({ order, texts }: OrderProps) {
  const share = order.subtotalCents === 0 ? 0 : order.discountCents / order.subtotalCents;
  return (
    <dl className="amounts">
      <Amount name={texts.say('Subtotal')} amount={dollars(order.subtotalCents)} />
      {order.discountCode === null ? null : (
        <Amount
          name={texts.say(
            sentence('Discount {code} ({share})', { code: order.discountCode, share: formatFraction(share) }),
          )}
          amount={`−${dollars(order.discountCents)}`}
        />
      )}
      <Amount name={texts.say('Delivery fee')} amount={dollars(order.deliveryFeeCents)} />
      <Amount name={texts.say('Total')} amount={dollars(order.totalCents)} className="total" />
    </dl>
  );
}

function Amount({ name, amount, className }: { name: string; amount: string; className?: string }) {
  return (
    <div className={className}>
      <dt>{name}</dt>
      <dd>{amount}</dd>
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
.parties { margin: 8pt 0; overflow-wrap: anywhere; } .quiet { font-style: italic; white-space: pre-wrap; }
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
