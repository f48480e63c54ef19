import { LIMITS } from '@larder/kernel';

/** No contract is deeper or wider; such a body would only waste time or overflow the stack. */
const DEEPEST = 16;
const MOST_FIELDS = 200;

/** The longest list of any contract, with a margin. */
const MOST_VALUES = LIMITS.products + 1_000;

/** Validation takes time quadratic in fields and stack linear in depth, so this comes first, without recursion. */
export function hasPlausibleShape(body: unknown): boolean {
  let values = 0;
  let level = [body];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > DEEPEST) return false;
    const next: unknown[] = [];
    for (const value of level) {
      if (typeof value !== 'object' || value === null) continue;
      const inside: unknown[] = Object.values(value);
      values += inside.length;
      if (values > MOST_VALUES || (!Array.isArray(value) && inside.length > MOST_FIELDS)) return false;
      for (const each of inside) next.push(each);
    }
    level = next;
  }
  return true;
}
