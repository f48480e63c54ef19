import type { PickListCategory, PickListProduct, RestaurantCategory } from '@larder/contracts';

export interface PickGroup {
  category: string;
  chineseName: string | null;
  /** Its category has the snowflake. */
  isCold: boolean;
  products: readonly PickListProduct[];
}

/** What is chilled or frozen is picked last, and together; otherwise the order stays. */
export function pickGroups(
  list: readonly PickListCategory[],
  categories: readonly Pick<RestaurantCategory, 'name' | 'chineseName' | 'icon'>[],
): PickGroup[] {
  const known = new Map(categories.map((each) => [each.name.toLowerCase(), each]));
  const groups = list.map(({ category, products }): PickGroup => {
    const look = known.get(category.toLowerCase());
    return { category, products, chineseName: look?.chineseName ?? null, isCold: look?.icon === 'Snowflake' };
  });
  return [...groups.filter(({ isCold }) => !isCold), ...groups.filter(({ isCold }) => isCold)];
}
