import type { Named } from '../../../shared/ui/both-names.tsx';
import type { CalculatedLine } from '../model/calculate-cart.ts';

interface CategoryLines {
  category: Named;
  lines: CalculatedLine[];
}

/** A cart's lines by category, in the page's order of categories; unknown ones come last. */
export function linesByCategory(lines: readonly CalculatedLine[], categories: readonly Named[]): CategoryLines[] {
  const groups = new Map<string, CategoryLines>();
  for (const category of categories) groups.set(category.name.toLowerCase(), { category, lines: [] });
  for (const line of lines) {
    const name = line.product?.category ?? line.line.category;
    const key = name.toLowerCase();
    const group = groups.get(key) ?? { category: { name }, lines: [] };
    group.lines.push(line);
    groups.set(key, group);
  }
  return [...groups.values()].filter((group) => group.lines.length > 0);
}
