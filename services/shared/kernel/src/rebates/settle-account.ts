import { quartersOfPeriod, type RebatePeriodName, type RebatePeriodType } from './rebate-period.js';
import { rebateOn, type RebateTerms } from './rebate-terms.js';

export interface AccountRow {
  id: string;
  period: RebatePeriodName;
  terms: RebateTerms;
  /** The figures at payment, which are never recalculated. */
  paid: { rebateCents: number; alreadyPaidCents: number } | null;
}

/** A part of a rebate that makes up for late changes of an earlier, paid one. */
export interface AdjustmentLine {
  sourceId: string;
  targetId: string;
  cents: number;
}

/** Figures in cents. Due = rebate − already paid (not below 0) + adjustments, never below 0. */
export interface RebateFigures {
  id: string;
  status: 'pending' | 'below_minimum';
  purchasesCents: number;
  rebateCents: number;
  alreadyPaidCents: number;
  adjustmentCents: number;
  dueCents: number;
}

export interface SettledAccount {
  figures: RebateFigures[];
  lines: AdjustmentLine[];
  /** Adjustments that no row can take yet; they wait for the next one. */
  waiting: { sourceId: string; cents: number }[];
}

/**
 * All unpaid rebates of a customer, from the present purchases. A paid rebate keeps its figures. Once an order is
 * delivered late, taken back or deleted, the rebate of its purchases differs from what was paid: the difference goes to
 * the customer's next unpaid rebate of the same kind, money taken back only as far as something is due. A year counts
 * what its quarters paid, and a paid year covers its quarters (specification part 2 §2.5; the overlap is what OCA's
 * agreement_rebate #36 got wrong).
 * @param settled the lines of paid rows: they have been paid or taken back and stay.
 * @param purchasesByQuarter cents by the number of the quarter; see `quarterNumberOf`.
 */
export function settleAccount(
  rows: readonly AccountRow[],
  settled: readonly AdjustmentLine[],
  purchasesByQuarter: ReadonlyMap<number, number>,
): SettledAccount {
  const account = new Account(rows, settled, purchasesByQuarter);
  const figures = rows.filter(({ paid }) => paid === null).map((row) => account.figuresOf(row));
  const { lines, waiting } = allocate(account, figures);
  for (const each of figures) {
    each.adjustmentCents = sum(lines.filter(({ targetId }) => targetId === each.id).map(({ cents }) => cents));
    each.dueCents += each.adjustmentCents;
  }
  return { figures, lines, waiting };
}

class Account {
  readonly rows: readonly AccountRow[];
  private readonly settledFrom = new Map<string, number>();
  private readonly purchasesByQuarter: ReadonlyMap<number, number>;

  constructor(
    rows: readonly AccountRow[],
    settled: readonly AdjustmentLine[],
    purchasesByQuarter: ReadonlyMap<number, number>,
  ) {
    this.rows = rows;
    this.purchasesByQuarter = purchasesByQuarter;
    for (const { sourceId, cents } of settled) {
      this.settledFrom.set(sourceId, (this.settledFrom.get(sourceId) ?? 0) + cents);
    }
  }

  figuresOf(row: AccountRow): RebateFigures {
    const purchasesCents = this.purchasesOf(row);
    const { status, rebateCents } = rebateOn(purchasesCents, row.terms, row.period.type);
    const alreadyPaidCents = this.isCovered(row) ? rebateCents : this.paidBy(row) + this.paidByQuarters(row);
    const dueCents = Math.max(0, rebateCents - alreadyPaidCents);
    return { id: row.id, status, purchasesCents, rebateCents, alreadyPaidCents, adjustmentCents: 0, dueCents };
  }

  /**
   * How much more a paid row's purchases yield now than was paid for them; a row that a paid year covers owes nothing
   * itself. What quarters were paid by their rule is not taken back because the year yields less. An unpaid row pays
   * its own purchases: after its payment was reversed, only what lines in other rows overpaid is outstanding.
   */
  outstandingOf(row: AccountRow): number {
    if (this.isCovered(row)) return 0;
    const { rebateCents } = rebateOn(this.purchasesOf(row), row.terms, row.period.type);
    const quarters = this.paidByQuarters(row);
    const cents = Math.max(rebateCents, quarters) - quarters - this.paidBy(row);
    return row.paid === null ? Math.min(0, cents) : cents;
  }

  isCovered({ period }: AccountRow): boolean {
    return (
      period.type === 'quarterly' &&
      this.rows.some((row) => row.paid !== null && row.period.type === 'annually' && row.period.year === period.year)
    );
  }

  private purchasesOf({ period }: AccountRow): number {
    const { first, last } = quartersOfPeriod(period);
    let cents = 0;
    for (let quarter = first; quarter <= last; quarter++) cents += this.purchasesByQuarter.get(quarter) ?? 0;
    return cents;
  }

  private paidByQuarters({ period: { type, year } }: AccountRow): number {
    if (type !== 'annually') return 0;
    const quarters = this.rows.filter(({ period }) => period.type === 'quarterly' && period.year === year);
    return sum(quarters.map((each) => this.paidBy(each)));
  }

  private paidBy({ id, paid }: AccountRow): number {
    const own = paid === null ? 0 : Math.max(0, paid.rebateCents - paid.alreadyPaidCents);
    return own + (this.settledFrom.get(id) ?? 0);
  }
}

/** Gives what is outstanding to later rows: first what is owed to the customer, then what is taken back. */
function allocate(account: Account, figures: readonly RebateFigures[]): Omit<SettledAccount, 'figures'> {
  const lines: AdjustmentLine[] = [];
  const waiting: SettledAccount['waiting'] = [];
  const room = new Map(figures.map(({ id, dueCents }) => [id, dueCents]));
  const payable = new Set(figures.filter(({ status }) => status === 'pending').map(({ id }) => id));
  const sources = account.rows
    .map((row) => ({ row, cents: account.outstandingOf(row) }))
    .filter(({ cents }) => cents !== 0)
    .sort((a, b) => startOf(a.row) - startOf(b.row));
  for (const { row, cents } of [...sources.filter((s) => s.cents > 0), ...sources.filter((s) => s.cents < 0)]) {
    let left = cents;
    for (const target of account.rows.filter((each) => payable.has(each.id) && follows(each, row)).sort(byStart)) {
      if (left === 0 || account.isCovered(target)) continue;
      const had = room.get(target.id) ?? 0;
      const taken = left > 0 ? left : -Math.min(had, -left);
      if (taken === 0) continue;
      lines.push({ sourceId: row.id, targetId: target.id, cents: taken });
      room.set(target.id, had + taken);
      left -= taken;
    }
    if (left !== 0) waiting.push({ sourceId: row.id, cents: left });
  }
  return { lines, waiting };
}

const startOf = ({ period }: AccountRow): number => quartersOfPeriod(period).first;

const byStart = (a: AccountRow, b: AccountRow): number => startOf(a) - startOf(b);

function follows(row: AccountRow, source: AccountRow): boolean {
  const sameKind: RebatePeriodType = source.period.type;
  return row.period.type === sameKind && startOf(row) > startOf(source);
}

function sum(cents: readonly number[]): number {
  return cents.reduce((total, each) => total + each, 0);
}
