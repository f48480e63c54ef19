import { LIMITS } from '@larder/kernel';

/** No contract is deeper or wider; a body that is would only waste time or overflow the stack. */
const DEEPEST = 16;
const MOST_FIELDS = 200;

/** The longest list of any contract, and whatever stands around it. */
const MOST_VALUES = LIMITS.products + 1_000;

/**
 * Whether a parsed body has a shape that some contract could have. Checking it against one costs time that grows with the
 * square of an object's fields, and stack that grows with its depth: so this comes first, in one walk without recursion.
 */
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
