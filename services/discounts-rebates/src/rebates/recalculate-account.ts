import { randomUUID } from 'node:crypto';
import {
  rebatePeriodText,
  quartersOfPeriod,
  settleAccount,
  type AdjustmentLine,
  type RebateFigures,
  type RebatePeriodName,
  type RebateTerms,
} from '@larder/kernel';
import type { AccountFacts } from './account.repository.js';
import { periodOf, termsOf, UNPAID, type RebateRow } from './rebate-row.js';

export interface Calculation {
  period: RebatePeriodName;
  terms: RebateTerms;
}

export interface RecalculatedAccount {
  /** New or changed rows, with their previous state. */
  changed: { before: RebateRow | null; after: RebateRow }[];
  unpaidIds: string[];
  /** The new lines; null when unchanged. */
  lines: AdjustmentLine[] | null;
  /** Null when no period is being calculated. */
  outcome: 'created' | 'updated' | 'unchanged' | 'paid' | null;
}

export function recalculateAccount(
  customerId: string,
  facts: AccountFacts,
  calculation?: Calculation,
): RecalculatedAccount {
  const rows = calculation ? withCalculation(customerId, facts, calculation) : facts.rows;
  const paidIds = new Set(rows.filter(({ status }) => status === 'paid').map(({ id }) => id));
  const { figures, lines } = settleAccount(
    rows.map((row) => ({
      id: row.id,
      period: periodOf(row),
      terms: termsOf(row),
      paid: row.status === 'paid' ? row : null,
    })),
    facts.lines.filter(({ targetId }) => paidIds.has(targetId)),
    facts.purchasesByQuarter,
  );
  const byId = new Map(figures.map((each) => [each.id, each]));
  const stored = new Map(facts.rows.map((row) => [row.id, row]));
  const changed: RecalculatedAccount['changed'] = [];
  for (const row of rows) {
    const own = byId.get(row.id);
    const before = stored.get(row.id) ?? null;
    if (!own) continue;
    const after = withFigures(row, own, before);
    if (!before || differ(before, after)) changed.push({ before, after });
  }
  const unpaidIds = figures.map(({ id }) => id);
  const had = facts.lines.filter(({ targetId }) => !paidIds.has(targetId));
  return {
    changed,
    unpaidIds,
    lines: sameLines(had, lines) ? null : lines,
    outcome: calculation ? outcomeOf(rows, changed, calculation) : null,
  };
}

function withCalculation(customerId: string, facts: AccountFacts, { period, terms }: Calculation): RebateRow[] {
  const text = rebatePeriodText(period);
  const isMeant = (row: RebateRow): boolean => row.periodType === period.type && row.period === text;
  if (facts.rows.some(isMeant)) {
    return facts.rows.map((row) => (isMeant(row) && row.status !== 'paid' ? { ...row, ...terms } : row));
  }
  const { first, last } = quartersOfPeriod(period);
  const bought = [...facts.purchasesByQuarter.keys()].some((quarter) => quarter >= first && quarter <= last);
  return bought
    ? [...facts.rows, { ...BLANK, ...terms, id: randomUUID(), customerId, periodType: period.type, period: text }]
    : facts.rows;
}

const BLANK: Omit<RebateRow, keyof RebateTerms | 'id' | 'customerId' | 'periodType' | 'period'> = {
  ...UNPAID,
  purchasesCents: 0,
  rebateCents: 0,
  adjustmentCents: 0,
  alreadyPaidCents: 0,
  dueCents: 0,
  calculatedAt: '',
  version: 0,
};

/** An approval is valid for its amount only. */
function withFigures(row: RebateRow, figures: RebateFigures, before: RebateRow | null): RebateRow {
  const stands = before?.status === 'approved' && figures.status === 'pending' && before.dueCents === figures.dueCents;
  const after: RebateRow = { ...row, ...figures, status: stands ? 'approved' : figures.status };
  const approval = stands ? {} : { approvedAt: null, approvedBy: null };
  const changed = { ...after, ...approval };
  return before && !differ(before, changed) ? changed : { ...changed, version: row.version + 1 };
}

const CALCULATED_FIELDS = [
  'tier',
  'rebateBasisPoints',
  'minimumCents',
  'minimumPeriod',
  'hasActiveCode',
  'status',
  'purchasesCents',
  'rebateCents',
  'adjustmentCents',
  'alreadyPaidCents',
  'dueCents',
] as const satisfies readonly (keyof RebateRow)[];

function differ(before: RebateRow, after: RebateRow): boolean {
  return CALCULATED_FIELDS.some((key) => before[key] !== after[key]);
}

function sameLines(had: readonly AdjustmentLine[], lines: readonly AdjustmentLine[]): boolean {
  const key = ({ sourceId, targetId, cents }: AdjustmentLine): string => `${sourceId} ${targetId} ${cents}`;
  const known = new Set(had.map(key));
  return known.size === lines.length && lines.every((line) => known.has(key(line)));
}

function outcomeOf(
  rows: readonly RebateRow[],
  changed: RecalculatedAccount['changed'],
  { period }: Calculation,
): RecalculatedAccount['outcome'] {
  const text = rebatePeriodText(period);
  const row = rows.find((each) => each.periodType === period.type && each.period === text);
  if (!row) return null;
  if (row.status === 'paid') return 'paid';
  const change = changed.find(({ after }) => after.id === row.id);
  if (!change) return 'unchanged';
  return change.before ? 'updated' : 'created';
}
