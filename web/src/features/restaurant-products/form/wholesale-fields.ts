import type { RestaurantProductInput } from '@larder/contracts';
import {
  DISCOUNT_TIERS,
  type DiscountTier,
  LIMITS,
  MAX_PRICE_CENTS,
  RESTAURANT_PRODUCT_DEFAULTS,
  WHOLE_BASIS_POINTS,
  centsToDollars,
  fractionToBasisPoints,
  parsePriceCents,
  readDiscountTags,
} from '@larder/kernel';
import { wholeOf } from '../../../shared/text/typed-code.ts';
import type { WholesaleProduct } from '../restaurant-api.ts';

/** The form's values: numbers as typed, absent texts empty, tiers as the JSON text that is sent. */
export interface WholesaleFields {
  name: string;
  chineseName: string;
  category: string;
  description: string;
  price: string;
  unit: string;
  size: string;
  minOrder: string;
  /** Empty: any quantity from the minimum on. */
  multiple: string;
  order: string;
  imageUrl: string;
  active: boolean;
  discountTags: string;
}

export type FieldName = keyof WholesaleFields;

const { category, unit, minOrderQuantity, displayOrder } = RESTAURANT_PRODUCT_DEFAULTS;

/** An empty form. As with the server, a new product grants the discounts of every tier. */
export const NEW_FIELDS: Readonly<WholesaleFields> = {
  name: '',
  chineseName: '',
  category,
  description: '',
  price: '',
  unit,
  size: '',
  minOrder: String(minOrderQuantity),
  multiple: '',
  order: String(displayOrder),
  imageUrl: '',
  active: true,
  discountTags: JSON.stringify(DISCOUNT_TIERS),
};

export function fieldsOf(product: WholesaleProduct): WholesaleFields {
  return {
    name: product.name,
    chineseName: product.chineseName ?? '',
    category: product.category,
    description: product.description,
    price: product.pricePerUnit.toFixed(2),
    unit: product.unit,
    size: product.size ?? '',
    minOrder: String(product.minOrderQuantity),
    multiple: product.orderMultiple ? String(product.orderMultiple) : '',
    order: String(product.displayOrder),
    imageUrl: product.imageUrl ?? '',
    active: product.active,
    discountTags: tagsText(tiersOf(product.discountTags)),
  };
}

/** A typed price in cents; what cannot be read as one counts as 0 (specification part 2 §5). */
export const centsOf = (text: string): number => parsePriceCents(text) ?? 0;

/** A typed multiple; null where quantities need not be multiples of anything. */
function multipleOf(text: string): number | null {
  const multiple = wholeOf(text, 1);
  return multiple > 1 ? multiple : null;
}

export const tiersOf = (tags: string): DiscountTier[] => readDiscountTags(tags) ?? [];

/** The tags with one tier chosen or not. */
export function withTier(tags: string, tier: DiscountTier, chosen: boolean): string {
  const held = tiersOf(tags).filter((each) => each !== tier);
  return tagsText(chosen ? [...held, tier] : held);
}

/** Sorted by rank, so that equal tiers are equal texts. */
function tagsText(tiers: readonly DiscountTier[]): string {
  return JSON.stringify(DISCOUNT_TIERS.filter((tier) => tiers.includes(tier)));
}

export interface WholesaleProblems {
  name: boolean;
  price: boolean;
  minOrder: boolean;
  multiple: boolean;
  order: boolean;
}

/** Problems that the server would refuse. Text that is not a number has a fallback and is accepted. */
export function problemsOf(fields: WholesaleFields): WholesaleProblems {
  return {
    name: fields.name.trim() === '',
    price: centsOf(fields.price) > MAX_PRICE_CENTS,
    minOrder: wholeOf(fields.minOrder, minOrderQuantity) > LIMITS.minOrderQuantity,
    multiple: wholeOf(fields.multiple, 1) > LIMITS.minOrderQuantity,
    order: wholeOf(fields.order, displayOrder) > LIMITS.displayOrder,
  };
}

/** The form as the server takes it. */
export function inputOf(
  fields: WholesaleFields,
): Required<Omit<RestaurantProductInput, 'version' | 'soldOutToday' | 'soldOutUntil' | 'confirm' | 'everywhere'>> {
  const size = fields.size.trim();
  return {
    name: fields.name.trim(),
    chineseName: fields.chineseName.trim() || null,
    category: fields.category.trim() || category,
    description: fields.description.trim(),
    pricePerUnit: centsToDollars(centsOf(fields.price)),
    unit: fields.unit.trim() || unit,
    size: size === '' ? null : size,
    minOrderQuantity: wholeOf(fields.minOrder, minOrderQuantity),
    orderMultiple: multipleOf(fields.multiple),
    displayOrder: wholeOf(fields.order, displayOrder),
    imageUrl: fields.imageUrl === '' ? null : fields.imageUrl,
    active: fields.active,
    discountTags: fields.discountTags,
  };
}

type Input = ReturnType<typeof inputOf>;

const OF_STORES: readonly string[] = ['pricePerUnit', 'minOrderQuantity', 'active', 'displayOrder'];

/** Without what a store may override and this input leaves as it is: `everywhere` resets every field that is sent. */
export function resettingOnlyChanges(input: Input, before: WholesaleProduct): Partial<Input> {
  const old = new Map(Object.entries(before));
  return Object.fromEntries(
    Object.entries(input).filter(([field, value]) => !OF_STORES.includes(field) || value !== old.get(field)),
  );
}

export interface TierGrant {
  tier: DiscountTier;
  label: string;
  /** A fraction. */
  percentage: number;
}

/** The tiers' discounts while the matrix could not be fetched (specification part 2 §3). */
const FALLBACK: Readonly<Record<DiscountTier, number>> = { tier0: 0, tier1: 0.07, tier2: 0.1, tier3: 0.15 };

/** Every tier in order of rank: as the matrix has it, and as usual where it lacks one. */
export function grantsOf(
  matrix: readonly TierGrant[] | undefined,
  labels: Readonly<Record<DiscountTier, string>>,
): TierGrant[] {
  return DISCOUNT_TIERS.map(
    (tier) => matrix?.find((grant) => grant.tier === tier) ?? { tier, label: labels[tier], percentage: FALLBACK[tier] },
  );
}

/** A price in cents after a tier's discount, which is rounded to cents itself. */
export const discountedCents = (cents: number, percentage: number): number =>
  cents - Math.round((cents * (fractionToBasisPoints(percentage) ?? 0)) / WHOLE_BASIS_POINTS);
