import type { ProvenPrice } from '@larder/contracts';
import { centsToDollars, effective, explainPrice } from '@larder/kernel';

/** Where a value comes from: the chain, the store itself, or a batch that ran there. */
type Layer = 'chain' | 'store' | 'batch';

/** The last change of a field until the instant, or the first one after it. */
export interface LoggedWord {
  /** "id" stands for the product's creation and deletion. */
  field: 'id' | 'retailPriceCents' | 'ourPriceCents' | 'active';
  layer: Layer;
  /** After the instant. */
  later: boolean;
  number: number;
  at: Date;
  by: string | null;
  /** JSON text; null where the store follows the chain, or the product was deleted. */
  value: string | null;
}

type PriceField = 'retailPriceCents' | 'ourPriceCents';

/** The fields that are asked about. */
export const WORDS = ['id', 'retailPriceCents', 'ourPriceCents', 'active'] as const satisfies LoggedWord['field'][];

/** Null where the list did not have the product then. */
export function provePrice(words: readonly LoggedWord[], field: PriceField): ProvenPrice | null {
  const held = heldBy(words, field);
  if (!held) return null;
  const { chain, own, batch } = held;
  const [ownCents, batchCents] = [centsOf(own), centsOf(batch)];
  const { cents, steps } = explainPrice(centsOf(chain) ?? 0, ownCents, batchCents);
  const next = endOf(words, field, batchCents === null ? (ownCents === null ? 'chain' : 'store') : 'batch');
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

/** Whether it was for sale. */
export function wasActive(words: readonly LoggedWord[]): boolean {
  const held = heldBy(words, 'active');
  if (!held) return false;
  const [own, batch] = [held.own, held.batch].map((word) => word?.value != null && { active: word.value === 'true' });
  return effective({ active: held.chain.value === 'true' }, own || null, batch || null).active;
}

interface Held {
  chain: LoggedWord;
  own: LoggedWord | undefined;
  batch: LoggedWord | undefined;
}

/** The last values of the chain and the store; null where the list did not have the product. */
function heldBy(words: readonly LoggedWord[], field: LoggedWord['field']): Held | null {
  const born = wordOf(words, 'id', 'chain', false);
  const chain = wordOf(words, field, 'chain', false);
  if (born?.value == null || chain?.value == null) return null;
  const own = wordOf(words, field, 'store', false);
  // Stores' own values were deleted with the product.
  return {
    chain,
    own: own && own.number > born.number ? own : undefined,
    batch: wordOf(words, field, 'batch', false),
  };
}

/** The change that made it the price: when a stronger layer ends, the next one decides from then on. */
function makerOf({ chain, own, batch }: Held): LoggedWord {
  if (batch?.value != null) return batch;
  const below = own && (own.value !== null || own.number > chain.number) ? own : chain;
  return batch && batch.number > below.number ? batch : below;
}

/** The change that ended a price: one of a weaker layer does not. */
function endOf(words: readonly LoggedWord[], field: PriceField, holds: Layer): LoggedWord | undefined {
  const ends = [
    wordOf(words, 'id', 'chain', true),
    wordOf(words, field, 'batch', true),
    holds === 'batch' ? undefined : wordOf(words, field, 'store', true),
    holds === 'chain' ? wordOf(words, field, 'chain', true) : undefined,
  ];
  return ends.flatMap((end) => end ?? []).toSorted((one, other) => one.number - other.number)[0];
}

const wordOf = (
  words: readonly LoggedWord[],
  field: LoggedWord['field'],
  layer: Layer,
  later: boolean,
): LoggedWord | undefined => words.find((word) => word.field === field && word.layer === layer && word.later === later);

const centsOf = (word: LoggedWord | undefined): number | null => (word?.value == null ? null : Number(word.value));
