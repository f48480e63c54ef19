import { LIMITS, sentence, STORE_SLUG } from '@larder/kernel';
import { QueryTexts } from './query.field.js';
import { Text } from './text.field.js';

export function StoreSlug(): PropertyDecorator {
  return Text(LIMITS.storeSlug, { pattern: STORE_SLUG, must: "a store's short name" });
}

/** In a body a list; in a query a repeated name. An answer may then repeat a slug: it is never free text. */
export function StoreSlugs(most: number): PropertyDecorator {
  const must = sentence("at most {most} stores' short names", { most });
  return QueryTexts(LIMITS.storeSlug, most, { pattern: STORE_SLUG, must });
}
