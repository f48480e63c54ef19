import { describe, expect, it } from '@jest/globals';
import type { Store } from '@larder/contracts';
import { NO_FIELDS } from '../checkout/checkout-fields.ts';
import { figuresOfCart } from '../checkout/order-figures.ts';
import { orderPlacementOf } from '../checkout/order-payload.ts';
import { calculateCart } from '../model/calculate-cart.ts';
import { calendarFile, type CalendarEvent } from './calendar-file.ts';
import { orderEvent } from './order-event.ts';

const event: CalendarEvent = {
  uid: '261121-7K3-QXM@larder.example',
  stamp: new Date('2026-11-21T06:00:00.789Z'),
  start: new Date('2026-11-22T14:00:00Z'),
  end: new Date('2026-11-22T17:00:00Z'),
  summary: 'Pick up the order',
  location: '4300 Steeles Avenue East, Markham; ON \\ rear',
  description: 'First\r\nsecond\nthird',
  alarm: 'In one hour',
};
const lines = (text: string): string[] => text.split('\r\n');
/** Joins folded lines, as a calendar does. */
const unfolded = (text: string): string[] => text.replaceAll('\r\n ', '').split('\r\n');

describe('a calendar entry', () => {
  it('a calendar entry has UTC times and a reminder an hour before', () => {
    const text = unfolded(calendarFile(event));
    expect(text[0]).toBe('BEGIN:VCALENDAR');
    expect(text.at(-2)).toBe('END:VCALENDAR');
    expect(text.at(-1)).toBe('');
    expect(text).toEqual(
      expect.arrayContaining([
        'DTSTAMP:20261121T060000Z',
        'DTSTART:20261122T140000Z',
        'DTEND:20261122T170000Z',
        'TRIGGER:-PT1H',
      ]),
    );
    expect(text.indexOf('BEGIN:VALARM')).toBeGreaterThan(text.indexOf('BEGIN:VEVENT'));
    expect(text.indexOf('END:VALARM')).toBeLessThan(text.indexOf('END:VEVENT'));
  });

  it('special characters are escaped in a calendar entry', () => {
    const text = unfolded(calendarFile(event));
    expect(text).toContain('LOCATION:4300 Steeles Avenue East\\, Markham\\; ON \\\\ rear');
    expect(text).toContain('DESCRIPTION:First\\nsecond\\nthird');
  });

  it('lines are folded at 75 octets without cutting a character', () => {
    const summary = `翠豐超市${'餐館訂貨'.repeat(30)}🥬🥬🥬${'x'.repeat(200)}`;
    const text = calendarFile({ ...event, summary });
    expect(Math.max(...lines(text).map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
    expect(unfolded(text)).toContain(`SUMMARY:${summary}`);
    expect(text).not.toContain('\uFFFD');
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  });
});

describe("an order's entry", () => {
  const store: Store = {
    slug: 'markham',
    name: 'Jade Harvest',
    chineseName: '翠豐超市',
    address: '4300 Steeles Avenue East',
    phone: '(905) 555-0142',
    timeZone: 'America/Toronto',
    openingHours: 'Monday-Sunday 9AM-6PM',
    isDefault: true,
  };
  const entry = (date: string, slot: '9-12' | '12-4', isDelivery: boolean) => {
    const figures = figuresOfCart(calculateCart({ isDelivery, lines: [] }, null, '2026-11-21'));
    const fields = { ...NO_FIELDS, date, slot, deliveryAddress: '1 Main St', deliveryPostalCode: 'L3R 0Y5' };
    const order = orderPlacementOf({ fields, figures, isDelivery, code: null });
    const amounts = { subtotalAmount: 0, discountAmount: 0, deliveryFee: 0, totalAmount: 0 };
    const placed = { order, answer: { orderNumber: '261121-7K3-QXM', ...amounts }, at: event.stamp };
    return orderEvent(placed, store, 'larder.example');
  };

  it("the entry of an order spans its slot on the store's clock, in winter and in summer", () => {
    expect(entry('11/24/2026', '9-12', false)).toMatchObject({
      start: new Date('2026-11-24T14:00:00Z'),
      end: new Date('2026-11-24T17:00:00Z'),
      uid: '261121-7K3-QXM@larder.example',
    });
    expect(entry('07/01/2027', '12-4', false)).toMatchObject({
      start: new Date('2027-07-01T16:00:00Z'),
      end: new Date('2027-07-01T20:00:00Z'),
    });
  });

  it('the place of the entry is the store for a pickup and the address for a delivery', () => {
    expect(entry('11/24/2026', '9-12', false).location).toBe('Jade Harvest, 4300 Steeles Avenue East');
    expect(entry('11/24/2026', '9-12', true).location).toBe('1 Main St, L3R 0Y5');
  });
});
