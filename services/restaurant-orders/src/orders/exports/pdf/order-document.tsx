import { formatFraction, formatMoney, postalCode, sentence, type Language } from '@larder/kernel';
import type { ExportedOrder } from '../files/order-reader.js';
import { ORDER_DOCUMENT_STYLE } from './order-document-style.js';
import { BothNames, paperWords, Written, type PaperWords } from './paper-words.js';

export interface OrderDocumentFacts {
  /** Of the file's orders; null when they may be of several stores. */
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
        <style>{ORDER_DOCUMENT_STYLE}</style>
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
