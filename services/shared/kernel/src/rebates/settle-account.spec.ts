import { describe, expect, it } from '@jest/globals';
import { Ledger } from '../../test/slow-ledger.js';
import { quartersOfPeriod, readRebatePeriod } from './rebate-period.js';
import type { RebateTerms } from './rebate-terms.js';
import { settleAccount, type AccountRow, type AdjustmentLine } from './settle-account.js';

const TERMS: RebateTerms = {
  tier: 'tier1',
  rebateBasisPoints: 1_000,
  minimumCents: 4_000,
  minimumPeriod: 'annually',
  hasActiveCode: true,
};

function row(text: string, paid: AccountRow['paid'] = null, terms: Partial<RebateTerms> = {}): AccountRow {
  const period = readRebatePeriod(text);
  if (!period) throw new Error(`${text} is not a period.`);
  return { id: text, period, terms: { ...TERMS, ...terms }, paid };
}

/** Purchases in cents by quarter. */
function bought(purchases: Record<string, number>): Map<number, number> {
  return new Map(Object.entries(purchases).map(([text, cents]) => [quartersOfPeriod(row(text).period).first, cents]));
}

const paid = (rebateCents: number, alreadyPaidCents = 0): AccountRow['paid'] => ({ rebateCents, alreadyPaidCents });

function due(
  rows: AccountRow[],
  purchases: Record<string, number>,
  settled: AdjustmentLine[] = [],
): Record<string, number[]> {
  const { figures } = settleAccount(rows, settled, bought(purchases));
  return Object.fromEntries(
    figures.map((each) => [each.id, [each.rebateCents, each.alreadyPaidCents, each.adjustmentCents, each.dueCents]]),
  );
}

describe('an account: rebate, already paid, adjustments and due of', () => {
  it('unpaid quarters are settled independently', () => {
    const rows = [row('2025-Q1'), row('2025-Q2')];
    expect(due(rows, { '2025-Q1': 1_000, '2025-Q2': 999 })).toEqual({
      '2025-Q1': [100, 0, 0, 100],
      '2025-Q2': [0, 0, 0, 0],
    });
  });

  it('changes after a payment adjust the next unpaid quarter that pays anything', () => {
    const rows = [row('2025-Q1', paid(100)), row('2025-Q2'), row('2025-Q3'), row('2025-Q4')];
    const purchases = { '2025-Q1': 1_500, '2025-Q2': 10, '2025-Q3': 2_000, '2025-Q4': 2_000 };
    expect(due(rows, purchases)).toEqual({
      '2025-Q2': [0, 0, 0, 0],
      '2025-Q3': [200, 0, 50, 250],
      '2025-Q4': [200, 0, 0, 200],
    });
  });

  it('a deduction never makes a payment negative, and the rest is carried over', () => {
    const rows = [row('2025-Q1', paid(500)), row('2025-Q2'), row('2025-Q3')];
    const { figures, lines, waiting } = settleAccount(rows, [], bought({ '2025-Q2': 1_000, '2025-Q3': 1_500 }));
    expect(figures.map(({ dueCents }) => dueCents)).toEqual([0, 0]);
    expect(lines.map(({ targetId, cents }) => [targetId, cents])).toEqual([
      ['2025-Q2', -100],
      ['2025-Q3', -150],
    ]);
    expect(waiting).toEqual([{ sourceId: '2025-Q1', cents: -250 }]);
  });

  it('an adjustment paid by a later rebate is settled', () => {
    const rows = [row('2025-Q1', paid(100)), row('2025-Q2', paid(100)), row('2025-Q3')];
    const purchases = { '2025-Q1': 1_500, '2025-Q2': 1_000, '2025-Q3': 1_000 };
    const line = { sourceId: '2025-Q1', targetId: '2025-Q2', cents: 50 };
    expect(due(rows, purchases, [line])).toEqual({ '2025-Q3': [100, 0, 0, 100] });
    expect(due(rows, purchases)).toEqual({ '2025-Q3': [100, 0, 50, 150] });
  });

  it('after a reversed payment its settled adjustments are deducted where they exceed the claim', () => {
    const rows = [row('2025-Q1'), row('2025-Q2', paid(100)), row('2025-Q3')];
    const line = { sourceId: '2025-Q1', targetId: '2025-Q2', cents: 50 };
    const later = { '2025-Q2': 1_000, '2025-Q3': 1_000 };
    expect(due(rows, { ...later, '2025-Q1': 1_500 }, [line])).toMatchObject({ '2025-Q1': [150, 50, 0, 100] });
    expect(due(rows, later, [line])).toEqual({ '2025-Q1': [0, 50, 0, 0], '2025-Q3': [100, 0, -50, 50] });
  });

  it("a year counts its quarters' payments and adjustments settled elsewhere", () => {
    const rows = [row('2025-Q1', paid(100)), row('2025-Q2', paid(100)), row('2025-Q3'), row('2025')];
    const purchases = { '2025-Q1': 1_500, '2025-Q2': 1_000, '2025-Q3': 3_000 };
    const line = { sourceId: '2025-Q1', targetId: '2025-Q2', cents: 50 };
    expect(due(rows, purchases, [line])).toEqual({ '2025-Q3': [300, 0, 0, 300], '2025': [550, 250, 0, 300] });
  });

  it('a paid year covers its quarters and alone carries later changes', () => {
    const rows = [row('2025-Q1', paid(100)), row('2025-Q2'), row('2025', paid(500, 100)), row('2026')];
    const purchases = { '2025-Q1': 2_000, '2025-Q2': 4_000, '2026-Q1': 5_000 };
    expect(due(rows, purchases)).toEqual({ '2025-Q2': [400, 400, 0, 0], '2026': [500, 0, 100, 600] });
  });

  it('a quarter with a reversed payment counts as unpaid in a paid year', () => {
    const rows = [row('2025-Q1'), row('2025', paid(500, 100)), row('2026')];
    expect(due(rows, { '2025-Q1': 5_000, '2026-Q1': 5_000 })).toEqual({
      '2025-Q1': [500, 500, 0, 0],
      '2026': [500, 0, 100, 600],
    });
  });

  it("a year worth less than its quarters' payments deducts nothing", () => {
    const rows = [row('2025-Q1', paid(200)), row('2025')];
    expect(due(rows, { '2025-Q1': 2_000 })).toEqual({ '2025': [0, 200, 0, 0] });
  });
});

/** 2,000 random histories of an account: purchases are added and removed, periods calculated, paid and reopened. */
it('settling agrees with a naive ledger, cent by cent', () => {
  const differing: unknown[] = [];
  const seen = { payments: 0, lines: 0, takenBack: 0, tooMuch: 0 };
  for (let seed = 1; seed <= 2_000; seed++) {
    const ledger = new Ledger(seed);
    for (let step = 0; step < 60; step++) {
      ledger.live();
      const expected = ledger.settled();
      const { figures, lines } = settleAccount(ledger.rows(), ledger.settledLines(), ledger.purchases());
      const found = {
        due: Object.fromEntries(figures.map(({ id, dueCents }) => [id, dueCents])),
        rebates: Object.fromEntries(figures.map(({ id, rebateCents }) => [id, rebateCents])),
        lines: Object.fromEntries(lines.map(({ sourceId, targetId, cents }) => [`${sourceId} > ${targetId}`, cents])),
      };
      seen.lines += lines.length;
      const unpaid = new Set(figures.map(({ id }) => id));
      seen.tooMuch += lines.filter(({ sourceId }) => unpaid.has(sourceId)).length;
      seen.takenBack += lines.filter(({ cents }) => cents < 0).length;
      if (JSON.stringify(sorted(found)) !== JSON.stringify(sorted(expected)))
        differing.push({ seed, step, found, expected });
    }
    seen.payments += ledger.payments;
  }
  expect(differing.slice(0, 3)).toEqual([]);
  // Guards against random histories in which nothing happens.
  expect(seen.payments).toBeGreaterThan(5_000);
  expect(seen.takenBack).toBeGreaterThan(1_000);
  expect(seen.lines - seen.takenBack).toBeGreaterThan(1_000);
  expect(seen.tooMuch).toBeGreaterThan(10);
});

function sorted(record: Record<string, Record<string, number>>): unknown {
  return Object.entries(record).map(([key, value]) => [key, Object.entries(value).sort()]);
}
