import type { ProvenPrice } from '@larder/contracts';
import { centsToDollars, effective, explainPrice } from '@larder/kernel';

/** The origin of a value: the chain, the store's override, or a batch that ran there. */
type Layer = 'chain' | 'store' | 'batch';

/** The last change of a field up to the instant, or the first one after it. */
export interface LoggedChange {
  /** "id" means the product's creation and deletion. */
  field: 'id' | 'retailPriceCents' | 'ourPriceCents' | 'active';
  layer: Layer;
  /** Whether the change was after the instant. */
  later: boolean;
  number: number;
  at: Date;
  by: string | null;
  /** JSON text; null when the store follows the chain, or the product was deleted. */
  value: string | null;
}

type PriceField = 'retailPriceCents' | 'ourPriceCents';

/** The fields whose changes are read. */
export const FIELDS = ['id', 'retailPriceCents', 'ourPriceCents', 'active'] as const satisfies LoggedChange['field'][];

/** Null when the list did not contain the product then. */
export function provePrice(changes: readonly LoggedChange[], field: PriceField): ProvenPrice | null {
  const held = heldBy(changes, field);
  if (!held) return null;
  const { chain, own, batch } = held;
  const [ownCents, batchCents] = [centsOf(own), centsOf(batch)];
  const { cents, steps } = explainPrice(centsOf(chain) ?? 0, ownCents, batchCents);
  const next = endOf(changes, field, batchCents === null ? (ownCents === null ? 'chain' : 'store') : 'batch');
  const maker = makerOf(held);
  return {
    price: centsToDollars(cents),
    steps: steps.map((step) => {
      const kind = step.kind === 'store' || step.kind === 'batch' ? step.kind : 'chain';
      const { by, at } = { chain, store: own ?? chain, batch: batch ?? chain }[kind];
      return { kind, price: centsToDollars(step.cents), by, at: at.toISOString() };
    }),
    setBy: maker.by,
    setAt: maker.at.toISOString(),
    revision: maker.number,
    until: next?.at.toISOString() ?? null,
    untilRevision: next?.number ?? null,
  };
}

/** Whether the product was for sale. */
export function wasActive(changes: readonly LoggedChange[]): boolean {
  const held = heldBy(changes, 'active');
  if (!held) return false;
  const [own, batch] = [held.own, held.batch].map(
    (change) => change?.value != null && { active: change.value === 'true' },
  );
  return effective({ active: held.chain.value === 'true' }, own || null, batch || null).active;
}

interface Held {
  chain: LoggedChange;
  own: LoggedChange | undefined;
  batch: LoggedChange | undefined;
}

/** The last values of the chain and the store; null when the list did not contain the product. */
function heldBy(changes: readonly LoggedChange[], field: LoggedChange['field']): Held | null {
  const born = changeOf(changes, 'id', 'chain', false);
  const chain = changeOf(changes, field, 'chain', false);
  if (born?.value == null || chain?.value == null) return null;
  const own = changeOf(changes, field, 'store', false);
  // Overrides were deleted with the product.
  return {
    chain,
    own: own && own.number > born.number ? own : undefined,
    batch: changeOf(changes, field, 'batch', false),
  };
}

/** The change that made a value the price: when a stronger layer ends, the next one applies from then on. */
function makerOf({ chain, own, batch }: Held): LoggedChange {
  if (batch?.value != null) return batch;
  const below = own && (own.value !== null || own.number > chain.number) ? own : chain;
  return batch && batch.number > below.number ? batch : below;
}

/** The change that ended a price; changes of weaker layers do not. */
function endOf(changes: readonly LoggedChange[], field: PriceField, holds: Layer): LoggedChange | undefined {
  const ends = [
    changeOf(changes, 'id', 'chain', true),
    changeOf(changes, field, 'batch', true),
    holds === 'batch' ? undefined : changeOf(changes, field, 'store', true),
    holds === 'chain' ? changeOf(changes, field, 'chain', true) : undefined,
  ];
  return ends.flatMap((end) => end ?? []).toSorted((one, other) => one.number - other.number)[0];
}

const changeOf = (
  changes: readonly LoggedChange[],
  field: LoggedChange['field'],
  layer: Layer,
  later: boolean,
): LoggedChange | undefined =>
  changes.find((change) => change.field === field && change.layer === layer && change.later === later);

const centsOf = (change: LoggedChange | undefined): number | null =>
  change?.value == null ? null : Number(change.value);
