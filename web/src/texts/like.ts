/** A dictionary in another language: the same texts, and functions of the same values; none may be missing. */
export type Like<T> = T extends string
  ? string
  : T extends (...values: infer V) => string
    ? (...values: V) => string
    : { readonly [K in keyof T]: Like<T[K]> };
