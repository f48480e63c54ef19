/** A store's own values of some fields; null or absent where it follows the chain. */
export type OverrideOf<Fields> = { readonly [Key in keyof Fields]?: Fields[Key] | null };

/**
 * The effective values in a store, field by field: `running batch ?? override ?? chain`. Every price that is shown or charged goes
 * through here, and SQL only joins, so that no code path can yield another result.
 * @param layers over the chain's fields, the strongest last.
 * @returns the same object where no layer has a value.
 */
export function effective<Fields extends object, Key extends keyof Fields>(
  chain: Fields,
  ...layers: readonly (OverrideOf<Pick<Fields, Key>> | null | undefined)[]
): Fields {
  let row = chain;
  // A loop, because a change of the chain runs through here once for each product and store.
  for (const layer of layers) {
    for (const key of Object.keys(layer ?? {}) as Key[]) {
      const value = layer?.[key];
      if (value === null || value === undefined || !(key in chain)) continue;
      if (row === chain) row = { ...chain };
      row[key] = value;
    }
  }
  return row;
}

/** Whether a store overrides nothing. */
export function isEmptyOverride(own: OverrideOf<Record<string, unknown>>): boolean {
  return Object.values(own).every((value) => value === null || value === undefined);
}
