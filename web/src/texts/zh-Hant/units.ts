import { isUnit, UNITS } from '@larder/kernel/chinese-words';

/** Translates known units; others stay as staff wrote them. */
export function translatedUnit(unit: string): string {
  const known = unit.toLowerCase();
  return isUnit(known) ? UNITS[known] : unit;
}
