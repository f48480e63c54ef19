import type { ProductState, ProvenPrice } from '@larder/contracts';
import { centsToDollars, effective, explainPrice } from '@larder/kernel';

/** The last change of a field until the instant, or the first one after it. */
export interface LoggedWord {
  /** Of "id" the product's coming and going. */
  field: 'id' | 'retailPriceCents' | 'ourPriceCents' | 'active';
  /** What the store said, not the chain. */
  own: boolean;
  /** After the instant. */
  later: boolean;
  number: number;
  at: Date;
  by: string | null;
  /** As JSON text; null: nothing, so that the store follows the chain, or the product is gone. */
  value: string | null;
}

type PriceField = 'retailPriceCents' | 'ourPriceCents';

/** The fields that are asked about. */
export const WORDS = ['id', 'retailPriceCents', 'ourPriceCents', 'active'] as const satisfies LoggedWord['field'][];

/** Null where the list did not have the product then. */
export function provePrice(words: readonly LoggedWord[], field: PriceField): ProvenPrice | null {
  const held = heldBy(words, field);
  if (!held) return null;
  const { chain, own } = held;
  const ownCents = centsOf(own);
  const { cents, steps } = explainPrice(centsOf(chain) ?? 0, ownCents);
  // A store that follows the chain again has the chain's price from then on.
  const maker = own && (ownCents !== null || own.number > chain.number) ? own : chain;
  const next = endOf(words, field, ownCents !== null);
  return {
    price: centsToDollars(cents),
    steps: steps.map((step) => {
      const said = step.kind === 'store' && own ? own : chain;
      const kind = step.kind === 'store' ? 'store' : 'chain';
      return { kind, price: centsToDollars(step.cents), by: said.by, at: said.at.toISOString() };
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
  const own: Pick<ProductState, 'active'> | null =
    held.own?.value == null ? null : { active: held.own.value === 'true' };
  return effective({ active: held.chain.value === 'true' }, own).active;
}

interface Held {
  chain: LoggedWord;
  own: LoggedWord | undefined;
}

/** What the chain and the store said last; null where the list did not have the product. */
function heldBy(words: readonly LoggedWord[], field: LoggedWord['field']): Held | null {
  const born = wordOf(words, { field: 'id', own: false, later: false });
  const chain = wordOf(words, { field, own: false, later: false });
  if (born?.value == null || chain?.value == null) return null;
  const own = wordOf(words, { field, own: true, later: false });
  // What stores said went with the product that was deleted.
  return { chain, own: own && own.number > born.number ? own : undefined };
}

/** The change that ended a price: the chain's does not, where the store has its own. */
function endOf(words: readonly LoggedWord[], field: PriceField, isOwn: boolean): LoggedWord | undefined {
  const ends = [
    wordOf(words, { field: 'id', own: false, later: true }),
    wordOf(words, { field, own: true, later: true }),
    isOwn ? undefined : wordOf(words, { field, own: false, later: true }),
  ];
  return ends.flatMap((end) => end ?? []).toSorted((one, other) => one.number - other.number)[0];
}

const wordOf = (
  words: readonly LoggedWord[],
  { field, own, later }: Pick<LoggedWord, 'field' | 'own' | 'later'>,
): LoggedWord | undefined => words.find((word) => word.field === field && word.own === own && word.later === later);

const centsOf = (word: LoggedWord | undefined): number | null => (word?.value == null ? null : Number(word.value));
