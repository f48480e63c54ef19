import type { RestaurantOrder } from '@larder/contracts';
import { formatMoney } from '@larder/kernel';
import { type LucideIcon, Mail, MapPin, Phone } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Facts } from '../../../shared/kit/facts.tsx';
import { detailTexts } from '../../../texts/restaurant-orders/detail.ts';
import { ordersTexts } from '../../../texts/restaurant-orders/page.ts';
import { addressOf, formatDeliveryDay, formatSlot } from '../model/delivery-times.ts';
import { discountShare } from '../model/order-sums.ts';

const MAP = 'https://www.google.com/maps/search/?api=1&query=';

/** Who ordered, when it is wanted, and the discount of the code. */
export function OrderFacts({ order }: { order: RestaurantOrder }) {
  const address = addressOf(order);
  const phone = order.phone ?? order.phoneNumber;
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(17rem,100%),1fr))] gap-y-6 gap-x-8">
      <DetailSection title={detailTexts.customer}>
        <Facts
          rowClass="grid grid-cols-[8rem_minmax(0,1fr)] gap-2 py-[3px] max-sm:grid-cols-[6.5rem_minmax(0,1fr)] max-sm:items-center"
          valueClass="wrap-anywhere whitespace-pre-line"
          items={[
            [ordersTexts.columns.restaurant, <strong key="name">{order.restaurantName}</strong>],
            [detailTexts.contact, order.contactPerson || notGiven],
            [
              detailTexts.phone,
              phone ? (
                <FactLink icon={Phone} href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>
                  {phone}
                </FactLink>
              ) : (
                notGiven
              ),
            ],
            [
              detailTexts.email,
              order.email ? (
                <FactLink icon={Mail} href={`mailto:${encodeURIComponent(order.email).replace('%40', '@')}`}>
                  {order.email}
                </FactLink>
              ) : (
                notGiven
              ),
            ],
            order.isDelivery && [
              detailTexts.address,
              address === null ? (
                notGiven
              ) : (
                <FactLink icon={MapPin} href={`${MAP}${encodeURIComponent(address)}`} target="_blank" rel="noreferrer">
                  {address}
                </FactLink>
              ),
            ],
            Boolean(order.deliveryInstructions) && [detailTexts.instructions, order.deliveryInstructions],
          ]}
        />
      </DetailSection>
      <div className="grid content-start gap-5">
        <DetailSection title={order.isDelivery ? detailTexts.when : detailTexts.pickupWhen}>
          <p className="text-lg font-extrabold">{formatDeliveryDay(order.deliveryDate)}</p>
          <p>
            {formatSlot(order.deliveryTime)} · {order.isDelivery ? ordersTexts.delivery : detailTexts.pickupAtStore}
          </p>
        </DetailSection>
        {order.discountAmount > 0 && (
          <section className="py-2.5 px-3.5 border-l-6 border-l-turmeric bg-turmeric-tint">
            <h3 className="font-semibold">{detailTexts.discount}</h3>
            <p className="text-lg font-extrabold">−{formatMoney(order.discountAmount)}</p>
            <p>{detailTexts.discountOf(discountShare(order))}</p>
            {order.discountCode !== null && (
              <p className="text-sm">
                {detailTexts.discountCode}{' '}
                <span className="font-code text-[0.875rem] font-bold whitespace-nowrap">{order.discountCode}</span>
                {order.tierName !== null && ` · ${order.tierName}`}
              </p>
            )}
          </section>
        )}
      </div>
    </div>
  );
}

/** A section of the order's details, with a heading. */
export function DetailSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="mb-2 border-b border-hairline pb-1 text-[1.0625rem] font-bold">{title}</h3>
      {children}
    </section>
  );
}

const notGiven = <span className="text-ink-3">{detailTexts.notGiven}</span>;

function FactLink({ icon: Icon, children, ...rest }: ComponentProps<'a'> & { icon: LucideIcon }) {
  return (
    <a
      {...rest}
      className="inline-flex min-h-6 items-center gap-1.5 text-link underline underline-offset-[3px] max-sm:min-h-11"
    >
      <Icon size={16} strokeWidth={1.75} className="flex-none" aria-hidden />
      {children}
    </a>
  );
}
