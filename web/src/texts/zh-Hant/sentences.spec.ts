import { describe, expect, it } from '@jest/globals';
import { dateFilterTexts } from './date-filter.ts';
import { orderingPauseTexts } from './ordering-pause.ts';
import { boardTexts } from './price-board.ts';
import { rebatesTexts } from './rebates/page.ts';
import { detailTexts } from './restaurant-orders/detail.ts';
import { shopTexts } from './restaurant/products.ts';
import { databaseTexts } from './settings/database.ts';
import { shopStoreTexts } from './stores/shop.ts';

describe('Chinese sentences', () => {
  it.each([
    ['Monday-Sunday 9AM-6PM', '星期一至日 09:00–18:00'],
    [
      'Monday-Friday 9AM-9PM, Saturday 10AM-6PM, Sunday closed',
      '星期一至五 09:00–21:00，星期六 10:00–18:00，星期日 休息',
    ],
    ['Call us for our hours', 'Call us for our hours'],
  ])('say the hours of a week, "%s", as "%s"', (openingHours, expected) => {
    expect(shopStoreTexts.openingHours({ openingHours })).toBe(expected);
  });

  it('contain the hours of a day', () => {
    const spans = [
      { from: '09:00', to: '12:00' },
      { from: '13:00', to: '18:00' },
    ];
    expect(shopStoreTexts.hoursToday(spans, '盤點')).toBe('今日營業時間 09:00–12:00 及 13:00–18:00：盤點');
    expect(shopStoreTexts.hoursToday([{ from: '00:00', to: '24:00' }], '')).toContain('全日');
  });

  it('contain until when no orders are taken, and why', () => {
    expect(orderingPauseTexts.paused('15:00', '盤點中。')).toBe('暫停接單至 15:00。盤點中。');
    expect(orderingPauseTexts.paused(null, null)).toBe('現正暫停接單。');
  });

  it('have the year before a month or quarter', () => {
    expect(dateFilterTexts.quarterOf(1, 2025)).toBe('2025 年第 1 季');
    expect(dateFilterTexts.monthOf(3, 2025)).toBe('2025 年 3 月');
    expect(dateFilterTexts.monthOf(3, undefined)).toBe('三月');
    expect(rebatesTexts.periodName({ year: 2026, quarter: 3 })).toBe('2026 年第 3 季');
    expect(rebatesTexts.periodName({ year: 2026, quarter: null })).toBe('2026 年');
  });

  it('say why the service made a backup, and leave what staff wrote', () => {
    const described = databaseTexts.description;
    expect(described('Before the backup of 2026-11-21 08:30 UTC was put back')).toBe(
      '還原 2026-11-21 08:30 UTC 的備份之前',
    );
    expect(described('Before the shop was emptied')).toBe('清空店舖之前');
    expect(described('Before the holidays')).toBe('Before the holidays');
  });

  it('translate known units, and keep others as staff wrote them', () => {
    expect(shopTexts.minimum(2, 'case', 1)).toBe('最少訂購 2 箱');
    expect(shopTexts.minimum(4, 'case', 2)).toBe('最少訂購 4 箱，按 2 的倍數');
    expect(detailTexts.quantity(2, 'Case')).toBe('2 箱');
    expect(shopTexts.perUnit('basket')).toBe('/ basket');
    expect(boardTexts.unitPrice('$2.50', 'lb')).toBe('$2.50/磅');
  });
});
