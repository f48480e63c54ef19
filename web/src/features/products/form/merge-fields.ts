import type { FieldName, ProductFields } from './product-fields.ts';

export interface MergedFields {
  /** Mine where I changed something, theirs elsewhere. */
  fields: ProductFields;
  /** What both changed, and differently. */
  contested: FieldName[];
}

/** Joins a form with what somebody else has saved meanwhile; `base` is what the form started from. */
export function mergeFields(base: ProductFields, mine: ProductFields, theirs: ProductFields): MergedFields {
  const names = Object.keys(base) as FieldName[];
  const mineOnly = Object.fromEntries(
    names.filter((name) => mine[name] !== base[name]).map((name) => [name, mine[name]]),
  );
  return {
    fields: { ...theirs, ...mineOnly },
    contested: names.filter(
      (name) => mine[name] !== base[name] && theirs[name] !== base[name] && mine[name] !== theirs[name],
    ),
  };
}
