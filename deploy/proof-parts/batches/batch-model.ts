/** A product's prices in a store's public list; null where it is not sold. */
export type Shown = { our: number; retail: number } | null;

/** The chain's values of a product, or a store's overrides. */
export interface BatchValues {
  our: number | null;
  retail: number | null;
  active: boolean | null;
}

/** A batch as it was planned. */
export interface ModelBatch {
  readonly id: string;
  readonly stores: readonly string[];
  readonly items: ReadonlyMap<string, BatchValues>;
  readonly startsAt: number;
  /** Null when the batch's values become the stores' prices for good. */
  readonly endsAt: number | null;
}

const NO_VALUES: BatchValues = { our: null, retail: null, active: null };

/** A reference implementation of price batches: it compares clocks, which Larder never does. */
export class BatchModel {
  readonly batches: ModelBatch[] = [];
  private readonly chain: ReadonlyMap<string, BatchValues>;

  constructor(chain: ReadonlyMap<string, BatchValues>) {
    this.chain = chain;
  }

  /** Whether another batch has one of these products in one of these stores at the same time. */
  overlaps({ stores, items, startsAt, endsAt }: Omit<ModelBatch, 'id'>): boolean {
    return this.batches.some(
      (other) =>
        other.stores.some((store) => stores.includes(store)) &&
        [...other.items.keys()].some((product) => items.has(product)) &&
        meet([startsAt, endsAt], [other.startsAt, other.endsAt]),
    );
  }

  shownAt(store: string, product: string, at: number): Shown {
    let own = NO_VALUES;
    let running = NO_VALUES;
    for (const { items, startsAt, endsAt } of this.of(store, product)) {
      const item = items.get(product) ?? NO_VALUES;
      if (startsAt > at) continue;
      if (endsAt === null) own = over(own, item);
      else if (endsAt > at) running = item;
    }
    const { our, retail, active } = over(over(this.chain.get(product) ?? NO_VALUES, own), running);
    return active === true ? { our: our ?? 0, retail: retail ?? 0 } : null;
  }

  /** Whether nothing starts or ends for a product in a store between the two times. */
  isQuiet(store: string, product: string, from: number, to: number): boolean {
    return this.of(store, product).every(({ startsAt, endsAt }) =>
      [startsAt, endsAt].every((edge) => edge === null || edge < from || edge > to),
    );
  }

  private of(store: string, product: string): ModelBatch[] {
    return this.batches
      .filter(({ stores, items }) => stores.includes(store) && items.has(product))
      .toSorted((one, other) => one.startsAt - other.startsAt);
  }
}

const over = (under: BatchValues, upper: BatchValues): BatchValues => ({
  our: upper.our ?? under.our,
  retail: upper.retail ?? under.retail,
  active: upper.active ?? under.active,
});

type Time = readonly [startsAt: number, endsAt: number | null];

/** Half-open intervals; a batch without an end is an instant. */
function meet([start, end]: Time, [otherStart, otherEnd]: Time): boolean {
  if (end === null && otherEnd === null) return start === otherStart;
  if (end === null) return start >= otherStart && start < (otherEnd ?? 0);
  if (otherEnd === null) return otherStart >= start && otherStart < end;
  return start < otherEnd && otherStart < end;
}
