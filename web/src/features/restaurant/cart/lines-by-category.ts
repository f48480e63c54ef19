import type { CalculatedLine } from '../model/calculate-cart.ts';

interface CategoryLines {
  category: string;
  lines: CalculatedLine[];
}

/** A cart's lines under their categories, these in the order of the page; unknown ones come last. */
export function linesByCategory(lines: readonly CalculatedLine[], categories: readonly string[]): CategoryLines[] {
  const groups = new Map<string, CategoryLines>();
  for (const category of categories) groups.set(category.toLowerCase(), { category, lines: [] });
  for (const line of lines) {
    const category = line.product?.category ?? line.line.category;
    const key = category.toLowerCase();
    const group = groups.get(key) ?? { category, lines: [] };
    group.lines.push(line);
    groups.set(key, group);
  }
  return [...groups.values()].filter((group) => group.lines.length > 0);
}
