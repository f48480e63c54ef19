/** Joins a form with what somebody else has saved meanwhile: mine where I changed something, theirs elsewhere. */
export function mergeEdits<F extends object>(base: F, mine: F, theirs: F): F {
  const merged = { ...theirs };
  for (const name of Object.keys(base) as (keyof F)[]) if (mine[name] !== base[name]) merged[name] = mine[name];
  return merged;
}

/** The names of the fields in which two forms differ. */
export function differences<F extends object>(one: F, other: F): (keyof F)[] {
  return (Object.keys(one) as (keyof F)[]).filter((name) => one[name] !== other[name]);
}
