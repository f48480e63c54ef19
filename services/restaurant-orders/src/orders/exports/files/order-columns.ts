import type { ExportedOrder } from './order-reader.js';

export const fileDollars = (cents: number): string =>
  `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;

/** "2 box Pork belly @ 34.99; 1 bag Rice @ 10.50". */
const itemsText = ({ items }: ExportedOrder): string =>
  items.map((item) => `${item.quantity} ${item.unit} ${item.name} @ ${fileDollars(item.unitPriceCents)}`).join('; ');

/** Like {@link itemsText} with the products' Chinese names; empty when none has one. */
const chineseItemsText = ({ items }: ExportedOrder): string =>
  items.some(({ chineseName }) => chineseName)
    ? items.map(({ quantity, unit, name, chineseName }) => `${quantity} ${unit} ${chineseName ?? name}`).join('; ')
    : '';

export interface OrderColumn {
  header: string;
  width: number;
  /** The column's text, or an amount in cents. */
  text?: (order: ExportedOrder) => string | null;
  cents?: (order: ExportedOrder) => number;
}

const ORDER_NUMBER: OrderColumn = { header: 'Order Number', width: 18, text: ({ orderNumber }) => orderNumber };
const STORE: OrderColumn = { header: 'Store', width: 18, text: ({ store }) => store };

/** The columns of CSV and Excel files, which have one row per order. */
export const fileColumns = (showsStore: boolean): readonly OrderColumn[] => [
  ORDER_NUMBER,
  ...(showsStore ? [STORE] : []),
  ...FURTHER_COLUMNS,
];

const FURTHER_COLUMNS: readonly OrderColumn[] = [
  { header: 'Status', width: 12, text: ({ status }) => status },
  { header: 'Restaurant', width: 30, text: ({ restaurantName }) => restaurantName },
  { header: 'Contact Person', width: 20, text: ({ contactPerson }) => contactPerson },
  { header: 'Email', width: 28, text: ({ email }) => email },
  { header: 'Phone', width: 16, text: ({ phone }) => phone },
  { header: 'Type', width: 10, text: ({ isDelivery }) => (isDelivery ? 'Delivery' : 'Pickup') },
  { header: 'Delivery Date', width: 14, text: ({ deliveryDate }) => deliveryDate },
  { header: 'Delivery Time', width: 14, text: ({ deliveryTime }) => deliveryTime },
  { header: 'Delivery Address', width: 30, text: ({ deliveryAddress }) => deliveryAddress },
  { header: 'Delivery City', width: 16, text: ({ deliveryCity }) => deliveryCity },
  { header: 'Delivery Postal Code', width: 12, text: ({ deliveryPostalCode }) => deliveryPostalCode },
  { header: 'Delivery Instructions', width: 30, text: ({ deliveryInstructions }) => deliveryInstructions },
  { header: 'Items', width: 60, text: itemsText },
  { header: 'Subtotal', width: 12, cents: ({ subtotalCents }) => subtotalCents },
  { header: 'Discount Code', width: 14, text: ({ discountCode }) => discountCode },
  { header: 'Discount', width: 12, cents: ({ discountCents }) => discountCents },
  { header: 'Delivery Fee', width: 12, cents: ({ deliveryFeeCents }) => deliveryFeeCents },
  { header: 'Total', width: 12, cents: ({ totalCents }) => totalCents },
  { header: 'Notes', width: 40, text: ({ notes }) => notes },
  { header: 'Created At', width: 18, text: ({ createdAt }) => createdAt },
  { header: 'Updated At', width: 18, text: ({ updatedAt }) => updatedAt },
  { header: 'Items in Chinese', width: 40, text: chineseItemsText },
];
