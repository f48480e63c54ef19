import type { RestaurantOrder } from '@larder/contracts';
import { formatMoney } from '@larder/kernel';
import { detailTexts } from '../../../texts/restaurant-orders/detail.ts';
import { discountShare, orderLines } from '../model/order-sums.ts';
import styles from './order-detail.module.css';

/** What was ordered, and the sums as the order itself has them. */
export function OrderItems({ order }: { order: RestaurantOrder }) {
  const lines = orderLines(order);
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
    <section>
      <h3 className={styles.detailHeading}>{detailTexts.items}</h3>
      {lines.length === 0 && <p className="text-ink-2">{detailTexts.noItems}</p>}
      <table className={styles.itemsTable} aria-label={detailTexts.items}>
        <thead>
          <tr>
            <th scope="col">{columns.product}</th>
            <th scope="col" className="figure">
              {columns.quantity}
            </th>
            <th scope="col" className={`figure ${styles.itemsPrice}`}>
              {columns.price}
            </th>
            <th scope="col" className="figure">
              {columns.total}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.id}>
              <th scope="row">
                <span className="block [overflow-wrap:anywhere]">{line.name}</span>
                {line.category !== null && <span className="block text-sm text-ink-2">{line.category}</span>}
              </th>
              <td className="figure">
                {line.quantity} {line.unit}
              </td>
              <td className={`figure ${styles.itemsPrice}`}>{formatMoney(line.pricePerUnit)}</td>
              <td className="figure">{formatMoney(line.lineTotal)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <dl className={styles.itemsSums}>
        {sums.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div className={styles.itemsTotal}>
          <dt>{detailTexts.total}</dt>
          <dd>{formatMoney(order.totalAmount)}</dd>
        </div>
      </dl>
    </section>
  );
}
