import { describe, expect, it } from '@jest/globals';
import { ORDER_PLANS, ordersOfPlan } from './order-plan.js';

const TORONTO = 'America/Toronto';
const OPEN = ['pending', 'confirmed', 'preparing', 'ready'];

describe('the plans of the orders desk', () => {
  const noon = new Date('2026-11-23T17:00:00Z');

  it('the plan new has all pending orders, whatever their day', () => {
    expect(ordersOfPlan('new', noon, TORONTO)).toEqual({ statuses: ['pending'], from: null, to: null, slot: null });
  });

  it.each([
    ['tomorrowMorning', '9-12'],
    ['tomorrowAfternoon', '12-4'],
  ] as const)('the plan %s has the orders of the next day from %s', (plan, slot) => {
    const day = '2026-11-24';
    expect(ordersOfPlan(plan, noon, TORONTO)).toEqual({ statuses: OPEN, from: day, to: day, slot });
  });

  it('the plan later begins on the day after tomorrow and has no end', () => {
    expect(ordersOfPlan('later', noon, TORONTO)).toEqual({ statuses: OPEN, from: '2026-11-25', to: null, slot: null });
  });

  it.each(ORDER_PLANS)('the plan %s has no delivered and no cancelled orders', (plan) => {
    const { statuses } = ordersOfPlan(plan, noon, TORONTO);
    expect(statuses).not.toContain('delivered');
    expect(statuses).not.toContain('cancelled');
  });

  it.each([
    // A minute before and after midnight in Toronto, five hours behind.
    ['2026-11-24T04:59:00Z', TORONTO, '2026-11-24'],
    ['2026-11-24T05:00:00Z', TORONTO, '2026-11-25'],
    // The same moment is another day in another store.
    ['2026-11-23T17:00:00Z', 'Pacific/Auckland', '2026-11-25'],
    ['2026-11-24T05:00:00Z', 'Pacific/Honolulu', '2026-11-24'],
    // The day on which clocks go forward is an hour shorter, and the year ends.
    ['2026-03-08T04:59:00Z', TORONTO, '2026-03-08'],
    ['2026-12-31T12:00:00Z', TORONTO, '2027-01-01'],
  ])('at %s in %s tomorrow is %s', (now, zone, tomorrow) => {
    expect(ordersOfPlan('tomorrowMorning', new Date(now), zone).from).toBe(tomorrow);
  });
});
