import type { ProductDraft, ProductPatch } from '@larder/contracts';
import { MAX_PRICE_CENTS, type RetailCategory, centsToDollars, parsePriceCents } from '@larder/kernel';
import type { ProductData } from '../../../shared/api/staff-products.ts';

/** What stands in the form: prices as typed, absent texts as empty ones. */
export interface ProductFields {
  description: string;
  chineseName: string;
  detailedDescription: string;
  size: string;
  retailPrice: string;
  ourPrice: string;
  category: RetailCategory;
  active: boolean;
  imageUrl: string;
}

export type FieldName = keyof ProductFields;

/** An empty form: groceries, active. */
export const NEW_PRODUCT: Readonly<ProductFields> = {
  description: '',
  chineseName: '',
  detailedDescription: '',
  size: '',
  retailPrice: '',
  ourPrice: '',
  category: 'groceries',
  active: true,
  imageUrl: '',
};

export function fieldsOf(product: ProductData): ProductFields {
  return {
    description: product.description,
    chineseName: product.chineseName ?? '',
    detailedDescription: product.detailedDescription ?? '',
    size: product.size,
    retailPrice: product.retailPrice.toFixed(2),
    ourPrice: product.ourPrice.toFixed(2),
    category: product.category,
    active: product.active,
    imageUrl: product.imageUrl ?? '',
  };
}

/** A typed price in dollars; what cannot be read as one counts as 0 (specification part 1 §5). */
export function dollarsOf(text: string): number {
  return centsToDollars(parsePriceCents(text) ?? 0);
}

export function isTooHigh(text: string): boolean {
  return (parsePriceCents(text) ?? 0) > MAX_PRICE_CENTS;
}

/** The form as the server takes it: empty optional texts and an absent picture are null. */
export function valuesOf(fields: ProductFields): Required<Omit<ProductDraft & ProductPatch, 'version'>> {
  return {
    description: fields.description.trim(),
    chineseName: textOrNull(fields.chineseName),
    detailedDescription: textOrNull(fields.detailedDescription),
    size: fields.size.trim(),
    retailPrice: dollarsOf(fields.retailPrice),
    ourPrice: dollarsOf(fields.ourPrice),
    category: fields.category,
    active: fields.active,
    imageUrl: textOrNull(fields.imageUrl),
  };
}

function textOrNull(text: string): string | null {
  const trimmed = text.trim();
  return trimmed === '' ? null : trimmed;
}
