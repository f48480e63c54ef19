import { isUnit, UNITS } from '@larder/kernel/chinese-words';

/** Whatever staff write otherwise than packages do stays as it is. */
export function translatedUnit(unit: string): string {
  const known = unit.toLowerCase();
  return isUnit(known) ? UNITS[known] : unit;
}
