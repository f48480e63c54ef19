import { readRebatePeriod } from '../src/rebates/rebate-period.js';
import type { RebateTerms } from '../src/rebates/rebate-terms.js';
import type { AccountRow, AdjustmentLine } from '../src/rebates/settle-account.js';

const PERIODS = ['2025-Q1', '2025-Q2', '2025-Q3', '2025-Q4', '2025', '2026-Q1', '2026-Q2', '2026'];
const FIRST_QUARTER = 2_025 * 4;

interface Entry {
  id: string;
  year: number;
  quarters: number[];
  isYear: boolean;
  terms: RebateTerms;
  isPaid: boolean;
  /** The amount paid for this entry's purchases, by any payment. */
  received: number;
  /** The payment itself. */
  cheque: { rebateCents: number; alreadyPaidCents: number; own: number; lines: AdjustmentLine[] } | null;
}

/**
 * The reference implementation for rebates: a ledger of small amounts that remembers every cent paid, and moves cents
 * one at a time. Slow, but simple enough to be trusted.
 */
export class Ledger {
  payments = 0;
  private readonly draw: (below: number) => number;
  private readonly bought = new Map<number, number>();
  private readonly entries: Entry[] = [];

  constructor(seed: number) {
    let state = seed * 2_654_435_761;
    this.draw = (below) => {
      state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x6d2b79f5) | 0;
      return ((state ^ (state >>> 13)) >>> 0) % below;
    };
  }

  /** Runs one random step of an account's history. */
  live(): void {
    const what = this.draw(10);
    if (what < 4) this.bought.set(FIRST_QUARTER + this.draw(6), this.draw(4) === 0 ? 0 : this.draw(2_000));
    else if (what < 7) this.calculate();
    else if (what < 9) this.pay();
    else this.takeBack();
  }

  rows(): AccountRow[] {
    return this.entries.map(({ id, terms, cheque }) => {
      const period = readRebatePeriod(id);
      if (!period) throw new Error(`${id} is not a period.`);
      return { id, period, terms, paid: cheque };
    });
  }

  settledLines(): AdjustmentLine[] {
    return this.entries.flatMap(({ cheque }) => cheque?.lines ?? []);
  }

  purchases(): ReadonlyMap<number, number> {
    return this.bought;
  }

  settled(): { due: Record<string, number>; rebates: Record<string, number>; lines: Record<string, number> } {
    const unpaid = this.entries.filter(({ isPaid }) => !isPaid);
    const due = new Map(unpaid.map((entry) => [entry, this.ownDue(entry)]));
    const lines = new Map<string, number>();
    const give = (source: Entry, target: Entry, cents: number): void => {
      due.set(target, (due.get(target) ?? 0) + cents);
      const key = `${source.id} > ${target.id}`;
      lines.set(key, (lines.get(key) ?? 0) + cents);
    };
    const byTime = [...this.entries].sort((a, b) => (a.quarters[0] ?? 0) - (b.quarters[0] ?? 0));
    const owing = byTime.filter((entry) => !this.isCovered(entry));
    const targetsOf = (source: Entry): Entry[] =>
      byTime.filter(
        (entry) =>
          !entry.isPaid &&
          entry.isYear === source.isYear &&
          (entry.quarters[0] ?? 0) > (source.quarters[0] ?? 0) &&
          !this.isCovered(entry) &&
          this.reaches(entry),
      );
    // An unpaid entry pays its own debt; others make up for an overpayment.
    for (const source of owing.filter(({ isPaid }) => isPaid)) {
      for (let cent = this.owed(source); cent > 0; cent--) {
        const target = targetsOf(source)[0];
        if (target) give(source, target, 1);
      }
    }
    for (const source of owing) {
      for (let cent = this.owed(source); cent < 0; cent++) {
        const target = targetsOf(source).find((entry) => (due.get(entry) ?? 0) > 0);
        if (target) give(source, target, -1);
      }
    }
    return {
      due: Object.fromEntries([...due].map(([{ id }, cents]) => [id, cents])),
      rebates: Object.fromEntries(unpaid.map((entry) => [entry.id, this.rebate(entry)])),
      lines: Object.fromEntries([...lines].filter(([, cents]) => cents !== 0)),
    };
  }

  private calculate(): void {
    const id = PERIODS[this.draw(PERIODS.length)] ?? '2025';
    const terms: RebateTerms = {
      tier: 'tier1',
      rebateBasisPoints: 1 + this.draw(2_000),
      minimumCents: this.draw(3) === 0 ? this.draw(3_000) : 0,
      minimumPeriod: (['monthly', 'quarterly', 'annually'] as const)[this.draw(3)] ?? 'annually',
      hasActiveCode: this.draw(12) > 0,
    };
    const known = this.entries.find((entry) => entry.id === id);
    if (known) {
      if (!known.isPaid) known.terms = terms;
      return;
    }
    const year = Number(id.slice(0, 4));
    const isYear = id.length === 4;
    const quarters = isYear ? [0, 1, 2, 3] : [Number(id.slice(6)) - 1];
    this.entries.push({
      id,
      year,
      isYear,
      quarters: quarters.map((quarter) => year * 4 + quarter),
      terms,
      isPaid: false,
      received: 0,
      cheque: null,
    });
  }

  private pay(): void {
    const { due, lines } = this.settled();
    const payable = this.entries.filter((entry) => !entry.isPaid && this.reaches(entry) && (due[entry.id] ?? 0) > 0);
    const entry = payable[this.draw(payable.length || 1)];
    if (!entry) return;
    const own = this.ownDue(entry);
    const paidLines = Object.entries(lines)
      .map(([key, cents]): AdjustmentLine => {
        const [sourceId = '', targetId = ''] = key.split(' > ');
        return { sourceId, targetId, cents };
      })
      .filter(({ targetId }) => targetId === entry.id);
    const rebateCents = this.rebate(entry);
    const alreadyPaidCents = this.receivedFor(entry);
    entry.isPaid = true;
    this.payments++;
    entry.received += own;
    entry.cheque = { rebateCents, alreadyPaidCents, own, lines: paidLines };
    for (const { sourceId, cents } of paidLines) this.entry(sourceId).received += cents;
  }

  private takeBack(): void {
    const paid = this.entries.filter(({ isPaid }) => isPaid);
    const entry = paid[this.draw(paid.length || 1)];
    if (!entry?.cheque) return;
    entry.received -= entry.cheque.own;
    for (const { sourceId, cents } of entry.cheque.lines) this.entry(sourceId).received -= cents;
    entry.isPaid = false;
    entry.cheque = null;
  }

  private entry(id: string): Entry {
    const entry = this.entries.find((each) => each.id === id);
    if (!entry) throw new Error(`There is no ${id}.`);
    return entry;
  }

  private ownDue(entry: Entry): number {
    return this.isCovered(entry) ? 0 : Math.max(0, this.rebate(entry) - this.receivedFor(entry));
  }

  private receivedFor(entry: Entry): number {
    return entry.received + this.receivedByQuarters(entry);
  }

  private receivedByQuarters(entry: Entry): number {
    if (!entry.isYear) return 0;
    let cents = 0;
    for (const each of this.entries) if (!each.isYear && each.year === entry.year) cents += each.received;
    return cents;
  }

  /** The present rebate of an entry's purchases beyond what was received; quarters keep what they were paid. */
  private owed(entry: Entry): number {
    const quarters = this.receivedByQuarters(entry);
    const entitled = this.rebate(entry) > quarters ? this.rebate(entry) : quarters;
    return entitled - quarters - entry.received;
  }

  private isCovered(entry: Entry): boolean {
    return !entry.isYear && this.entries.some((each) => each.isYear && each.isPaid && each.year === entry.year);
  }

  private spent(entry: Entry): number {
    let cents = 0;
    for (const quarter of entry.quarters) cents += this.bought.get(quarter) ?? 0;
    return cents;
  }

  /** Compares without a division: purchases × the minimum's months ≥ the minimum × the period's months. */
  private reaches(entry: Entry): boolean {
    const months = { monthly: 1, quarterly: 3, annually: 12 };
    const { hasActiveCode, minimumCents, minimumPeriod } = entry.terms;
    return hasActiveCode && this.spent(entry) * months[minimumPeriod] >= minimumCents * (entry.isYear ? 12 : 3);
  }

  /** Counts in hundredths of a percent of a cent; half a cent rounds up. */
  private rebate(entry: Entry): number {
    if (!this.reaches(entry)) return 0;
    const parts = this.spent(entry) * entry.terms.rebateBasisPoints;
    return Math.floor(parts / 10_000) + (parts % 10_000 >= 5_000 ? 1 : 0);
  }
}
