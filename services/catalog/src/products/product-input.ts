import { dollarsToCents } from '@larder/kernel';

/** The given fields, texts trimmed, emptied optional ones null. @param blank has a key for each nullable column. */
export function givenColumns<Fields extends object>(
  fields: Fields,
  blank: object,
): { [Key in keyof Fields]: Exclude<Fields[Key], undefined> } {
  const given = Object.entries(fields).filter(([, value]) => value !== undefined);
  const columns = given.map(([key, value]) => [
    key,
    typeof value === 'string' ? value.trim() || (key in blank ? null : '') : value,
  ]);
  return Object.fromEntries(columns) as { [Key in keyof Fields]: Exclude<Fields[Key], undefined> };
}

/** Converts a price that its contract has validated. */
export function priceCents(dollars: number): number {
  const cents = dollarsToCents(dollars);
  if (cents === null) throw new RangeError('A price that passed its contract is not in whole cents.');
  return cents;
}
