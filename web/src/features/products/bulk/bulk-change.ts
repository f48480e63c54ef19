import type {
  BulkOverrideResult,
  FoundSlip,
  OverrideItem,
  PriceBatchItem,
  ProductEdit,
  ProductEditResult,
} from '@larder/contracts';
import { centsToDollars, dollarsToCents, formatMoney, type PriceEnding, reprice } from '@larder/kernel';
import type { ProductData } from '../../../shared/api/staff-products.ts';
import type { PlannedChange } from '../../../shared/csv-import/price-changes.tsx';
import { productListTexts } from '../../../texts/product-list.ts';
import { productBulkTexts } from '../../../texts/products/bulk.ts';
import { categoryNames } from '../../../texts/words.ts';

const texts = productBulkTexts.review;

/** A change of many products: the chain's, or, if stores are named, in those stores. */
export interface BulkChange {
  /** Short names; null for the chain. */
  stores: readonly string[] | null;
  items: readonly EditData[];
}

/** The contract's fields on a plain object. */
export type EditData = Pick<ProductEdit, keyof ProductEdit>;

export type PriceField = 'ourPrice' | 'retailPrice';

export type PriceChange =
  | { how: 'set'; cents: number }
  /** A whole number; negative for a lower price. */
  | { how: 'percent'; percent: number; ending: PriceEnding };

/** The new price in dollars. */
export function changedPrice(price: number, change: PriceChange): number {
  if (change.how === 'set') return centsToDollars(change.cents);
  return centsToDollars(reprice(dollarsToCents(price) ?? 0, change.percent, change.ending));
}

/** Prices that rounding moves the opposite way: a dollar less 2 %, ending in 99, is a dollar more. */
export function contraryTo(products: readonly ProductData[], field: PriceField, change: PriceChange): ProductData[] {
  if (change.how === 'set') return [];
  return products.filter((product) => (changedPrice(product[field], change) - product[field]) * change.percent < 0);
}

export function pricedItems(products: readonly ProductData[], field: PriceField, change: PriceChange): EditData[] {
  return products.map((product) => ({ id: product.id, [field]: changedPrice(product[field], change) }));
}

/** The fields that a store or a batch can set, without the version. */
export const itemOfEdit = ({ id, ourPrice, retailPrice, active }: EditData): PriceBatchItem & OverrideItem => ({
  kind: 'retail',
  productId: id,
  ...(ourPrice !== undefined && { ourPrice }),
  ...(retailPrice !== undefined && { retailPrice }),
  ...(active !== undefined && { active }),
});

/** What publishing would change. */
export interface BulkPlan {
  hash: string;
  /** The number of products, or of pairs of a product and a store. */
  changed: number;
  slips: number;
  needsSecondPerson: boolean;
  /** Lines, those with slips first; limited for many products. */
  lines: PlannedChange[];
  unlisted: number;
}

/** The plan of a change of the chain's products. @param products the loaded list, for fields other than prices */
export function chainPlan(
  result: ProductEditResult,
  { items }: BulkChange,
  products: readonly ProductData[],
): BulkPlan {
  const known = new Map(products.map((product) => [product.id, product]));
  const wanted = new Map(items.map((item) => [item.id, item]));
  const lines = result.changes.flatMap((change) =>
    change.fields.map((field): PlannedChange => {
      const { productId, description, slips } = change;
      const prices: Record<string, readonly [number, number]> = {
        retailPrice: [change.oldRetailPrice, change.newRetailPrice],
        ourPrice: [change.oldOurPrice, change.newOurPrice],
      };
      const [before, after] = prices[field]?.map(formatMoney) ?? [
        valueText(known.get(productId), field),
        valueText(wanted.get(productId), field),
      ];
      return {
        key: `${productId} ${field}`,
        product: description,
        field: texts.fields[field] ?? field,
        before: before ?? texts.empty,
        after: after ?? texts.empty,
        ...slipOf(slips, field),
      };
    }),
  );
  return planOf(result, lines);
}

/** The plan of a change in stores. @param nameOf a store by its short name @param products of the chain */
export function storesPlan(
  result: BulkOverrideResult,
  nameOf: (slug: string) => string,
  products: readonly ProductData[],
): BulkPlan {
  const known = new Map(products.map((product) => [product.id, product.chain ?? product]));
  const lines = result.changes.flatMap(({ store, productId, description, slips, ...change }) => {
    const chain = known.get(productId);
    const parts = [
      ['retailPrice', change.oldRetailPrice, change.newRetailPrice],
      ['ourPrice', change.oldOurPrice, change.newOurPrice],
      ['active', change.oldActive, change.newActive],
    ] as const;
    const textOf = (field: (typeof parts)[number][0], own: number | boolean | null): string =>
      own === null ? texts.follows(valueText(chain, field)) : valueText({ [field]: own }, field);
    return parts
      .filter(([, before, after]) => before !== after)
      .map(([field, before, after]): PlannedChange => ({
        key: `${store} ${productId} ${field}`,
        product: description,
        field: texts.inStore(texts.fields[field] ?? field, nameOf(store)),
        before: textOf(field, before),
        after: textOf(field, after),
        ...slipOf(slips, field),
      }));
  });
  return planOf(result, lines);
}

type Result = Pick<BulkPlan, 'hash' | 'changed' | 'slips' | 'needsSecondPerson'> & { changes: readonly unknown[] };

function planOf({ hash, changed, slips, needsSecondPerson, changes }: Result, lines: PlannedChange[]): BulkPlan {
  const first = lines.toSorted((one, other) => Number(other.slip !== undefined) - Number(one.slip !== undefined));
  return { hash, changed, slips, needsSecondPerson, lines: first, unlisted: changed - changes.length };
}

function slipOf(slips: readonly FoundSlip[] | undefined, field: string): Pick<PlannedChange, 'slip'> {
  const found = slips?.find((slip) => slip.field === field);
  return found === undefined ? {} : { slip: { kind: found.kind, factor: found.factor } };
}

function valueText(of: Partial<EditData> | undefined, field: string): string {
  const value = Object.entries(of ?? {}).find(([name]) => name === field)?.[1];
  if (typeof value === 'number') return formatMoney(value);
  if (typeof value === 'boolean') return value ? productListTexts.active : productListTexts.inactive;
  if (field === 'category') return Object.entries(categoryNames).find(([key]) => key === value)?.[1] ?? '';
  return value || texts.empty;
}
