/** The seven retail categories in the order of the board, and their labels (specification part 1 §3). */
export const RETAIL_CATEGORIES = [
  'produce',
  'meat-beef',
  'meat-chicken',
  'meat-pork',
  'meat-hotpot',
  'seafood',
  'groceries',
] as const;

export type RetailCategory = (typeof RETAIL_CATEGORIES)[number];

export const RETAIL_CATEGORY_LABELS: Readonly<Record<RetailCategory, string>> = {
  produce: 'Produce',
  'meat-beef': 'Meat - Beef',
  'meat-chicken': 'Meat - Chicken',
  'meat-pork': 'Meat - Pork',
  'meat-hotpot': 'Meat - Hot Pot',
  seafood: 'Seafood',
  groceries: 'Groceries',
};

export function isRetailCategory(value: unknown): value is RetailCategory {
  return (RETAIL_CATEGORIES as readonly unknown[]).includes(value);
}
