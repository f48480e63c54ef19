import type { RestaurantOrder } from '@larder/contracts';
import { formatMoney } from '@larder/kernel';
import { Mail, MapPin, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { detailTexts } from '../../../texts/restaurant-orders/detail.ts';
import { ordersTexts } from '../../../texts/restaurant-orders/page.ts';
import { discountShare } from '../model/order-sums.ts';
import { addressOf, dayWords, slotWords } from '../model/order-words.ts';
import restaurantOrdersStyles from '../restaurant-orders.module.css';
import styles from './order-detail.module.css';

const MAP = 'https://www.google.com/maps/search/?api=1&query=';

/** Who ordered, when it is wanted, and what their code took off. */
export function OrderFacts({ order }: { order: RestaurantOrder }) {
  const address = addressOf(order);
  const phone = order.phone ?? order.phoneNumber;
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(17rem,100%),1fr))] gap-y-6 gap-x-8">
      <section>
        <h3 className={styles.detailHeading}>{detailTexts.customer}</h3>
        <dl className={styles.factList}>
          <Fact name={ordersTexts.columns.restaurant}>
            <strong>{order.restaurantName}</strong>
          </Fact>
          <Fact name={detailTexts.contact}>{order.contactPerson}</Fact>
          <Fact name={detailTexts.phone}>
            {phone && (
              <a className={styles.factLink} href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>
                <Phone size={16} strokeWidth={1.75} aria-hidden />
                {phone}
              </a>
            )}
          </Fact>
          <Fact name={detailTexts.email}>
            {order.email && (
              <a className={styles.factLink} href={`mailto:${encodeURIComponent(order.email).replace('%40', '@')}`}>
                <Mail size={16} strokeWidth={1.75} aria-hidden />
                {order.email}
              </a>
            )}
          </Fact>
          {order.isDelivery && (
            <Fact name={detailTexts.address}>
              {address !== null && (
                <a
                  className={styles.factLink}
                  href={`${MAP}${encodeURIComponent(address)}`}
                  target="_blank"
                  rel="noreferrer"
                >
                  <MapPin size={16} strokeWidth={1.75} aria-hidden />
                  {address}
                </a>
              )}
            </Fact>
          )}
          {order.deliveryInstructions && <Fact name={detailTexts.instructions}>{order.deliveryInstructions}</Fact>}
        </dl>
      </section>
      <div className="grid content-start gap-5">
        <section>
          <h3 className={styles.detailHeading}>{order.isDelivery ? detailTexts.when : detailTexts.pickupWhen}</h3>
          <p className="text-lg font-extrabold">{dayWords(order.deliveryDate)}</p>
          <p>
            {slotWords(order.deliveryTime)} · {order.isDelivery ? ordersTexts.delivery : detailTexts.pickupAtStore}
          </p>
        </section>
        {order.discountAmount > 0 && (
          <section className="py-2.5 px-3.5 border-l-6 border-l-turmeric bg-turmeric-tint">
            <h3 className="font-semibold">{detailTexts.discount}</h3>
            <p className="text-lg font-extrabold">−{formatMoney(order.discountAmount)}</p>
            <p>{detailTexts.discountOf(discountShare(order))}</p>
            {order.discountCode !== null && (
              <p className="text-sm">
                {detailTexts.discountCode}{' '}
                <span className={restaurantOrdersStyles.orderNumber}>{order.discountCode}</span>
                {order.tier !== null && ` · ${detailTexts.discountTier} ${order.tier.replace('tier', '')}`}
              </p>
            )}
          </section>
        )}
      </div>
    </div>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  const missing = children === null || children === '' || children === undefined || children === false;
  return (
    <div>
      <dt>{name}</dt>
      <dd>{missing ? <span className="text-ink-3">{detailTexts.notGiven}</span> : children}</dd>
    </div>
  );
}
