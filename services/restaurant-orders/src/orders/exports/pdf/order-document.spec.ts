import { describe, expect, it } from '@jest/globals';
import type { Language } from '@larder/kernel';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { ExportedOrder } from '../files/order-reader.js';
import { OrderDocument } from './order-document.js';

const order = {
  id: 'one',
  orderNumber: '261122-K7M-4QX',
  storeName: 'Queen Street',
  status: 'pending',
  restaurantName: 'Golden Wok 金鑊',
  contactPerson: null,
  phone: '416-555-0188',
  email: null,
  isDelivery: true,
  deliveryAddress: '18 King Street',
  deliveryCity: null,
  deliveryPostalCode: null,
  deliveryInstructions: '从后面进',
  deliveryDate: '2026-11-24',
  deliveryTime: '9-12',
  notes: '間。楼',
  discountCode: 'GW88',
  subtotalCents: 349_900,
  discountCents: 34_990,
  deliveryFeeCents: 2_500,
  totalCents: 317_410,
  createdAt: '2026-11-22 14:05',
  items: [
    { id: 'a', name: 'Bok choy', chineseName: '小白菜', unit: 'Case', quantity: 1_000 },
    { id: 'b', name: 'Yam', unit: 'crate 箱', quantity: 1 },
  ].map((item) => ({ ...item, unitPriceCents: 3_499, discountCents: 0 })),
} as unknown as ExportedOrder;

const html = (language: Language, orders: readonly ExportedOrder[] = [order, { ...order, id: 'two' }]): string =>
  renderToStaticMarkup(
    createElement(OrderDocument, { orders, facts: { storeName: null, madeAt: '2026-11-23 09:30', language } }),
  );

/** The visible text, with a bar between elements. */
const visible = (language: Language, orders?: readonly ExportedOrder[]): string =>
  html(language, orders)
    .replace(/<head>.*<\/head>/s, '')
    .replaceAll(/<\/?span[^>]*>/g, '')
    .replaceAll(/(?:<[^>]*>)+/g, '|');

/** Texts typed by users, the same in every language of the document. */
const TYPED = [
  '261122-K7M-4QX',
  'Queen Street',
  'Golden Wok 金鑊',
  '18 King Street',
  'GW88',
  'Bok choy',
  'Yam',
  'crate',
];

describe('the document of orders', () => {
  it('the English document has days, times and units as stored', () => {
    expect(visible('en').split('|').slice(0, 33)).toEqual([
      '',
      'Restaurant Orders',
      '2 orders · $6,348.20 · 2026-11-23 09:30',
      'Queen Street',
      '261122-K7M-4QX',
      'pending',
      'Delivery 2026-11-24, 9 AM–12 PM',
      'Placed 2026-11-22 14:05',
      'Golden Wok 金鑊',
      '416-555-0188',
      'Deliver to',
      '18 King Street',
      '从后面进',
      'Product',
      'Quantity',
      'Price',
      'Discount',
      'Amount',
      'Bok choy小白菜',
      '1000 Case',
      '$34.99',
      '$34,990.00',
      'Yam',
      '1 crate 箱',
      '$34.99',
      '$34.99',
      'Subtotal',
      '$3,499.00',
      'Discount GW88 (10.0%)',
      '−$349.90',
      'Delivery fee',
      '$25.00',
      'Total',
    ]);
    expect(visible('en', [])).toBe(
      '|Restaurant Orders|0 orders · $0.00 · 2026-11-23 09:30|No orders found matching your criteria|',
    );
  });

  it.each([
    [
      'zh-Hant',
      ['2 張訂單 · $6,348.20', '待確認', '送貨：2026年11月24日 上午 9–12 時', '下單：2026年11月22日 下午2:05'],
    ],
    ['zh-Hans', ['2 张订单 · $6,348.20', '待确认', '送货：2026年11月24日 上午 9–12 时', '下单：2026年11月22日 14:05']],
  ] as const)('the document in %s has no English except typed texts', (language, parts) => {
    const text = visible(language);
    for (const part of [...parts, ...TYPED, '从后面进', '間。楼', '1 crate 箱', '1,000 箱'])
      expect(text).toContain(part);
    const rest = TYPED.reduce((left, typed) => left.replaceAll(typed, ''), text);
    expect(rest).not.toMatch(/[A-Za-z]/);
    expect(visible(language, [])).not.toMatch(/[A-Za-z]/);
  });

  it.each([
    [
      'en',
      'Bok choy<span class="second"><span lang="zh-Hant">小白菜</span></span>',
      'Golden Wok <span lang="zh">金鑊</span>',
    ],
    [
      'zh-Hant',
      '<span lang="zh-Hant">小白菜</span><span class="second"><span lang="en">Bok choy</span></span>',
      '<span lang="en">Golden Wok </span><span lang="zh">金鑊</span>',
    ],
    ['zh-Hans', '<span lang="zh-Hant">小白菜</span>', '<span lang="en">18 King Street</span>'],
  ] as const)(
    'says in %s which language each part is in, and names products in it first',
    (language, name, restaurant) => {
      const markup = html(language);
      expect(markup).toContain(`<html lang="${language}">`);
      expect(markup).toContain(name);
      expect(markup).toContain(restaurant);
      expect(markup).toContain('<p>416-555-0188</p>');
    },
  );
});
