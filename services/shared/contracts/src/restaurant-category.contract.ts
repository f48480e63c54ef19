import { CATEGORY_ICONS, COLOR_SCHEMES, LIMITS, type CategoryIcon, type ColorScheme } from '@larder/kernel';
import { MayBeAbsent, Nullable } from './fields/absence.field.js';
import { Choice, Flag } from './fields/choice.field.js';
import { ListOf } from './fields/nested.field.js';
import { Whole } from './fields/number.field.js';
import { Id, Text } from './fields/text.field.js';

/** A category of restaurant products; products carry its name as text. */
export class RestaurantCategory {
  @Id() id!: string;
  @Text(LIMITS.restaurantCategorySlug, { min: 1 }) slug!: string;
  @Text(LIMITS.restaurantCategoryName, { min: 1 }) name!: string;

  /** Absent when there is none. */
  @MayBeAbsent() @Text(LIMITS.restaurantCategoryName, { min: 1 }) chineseName?: string | null;
  @Choice(COLOR_SCHEMES) colorScheme!: ColorScheme;
  @Choice(CATEGORY_ICONS) icon!: CategoryIcon;
  @Flag() active!: boolean;
  @Whole(0, LIMITS.displayOrder) displayOrder!: number;
}

/** POST and PUT. A new category needs slug and name; absent fields keep their values. Slugs are normalised. */
export class RestaurantCategoryInput {
  @MayBeAbsent() @Text(LIMITS.restaurantCategorySlug) slug?: string;
  @MayBeAbsent() @Text(LIMITS.restaurantCategoryName) name?: string;

  /** Empty or null: none. */
  @MayBeAbsent() @Nullable() @Text(LIMITS.restaurantCategoryName) chineseName?: string | null;
  @MayBeAbsent() @Choice(COLOR_SCHEMES) colorScheme?: ColorScheme;
  @MayBeAbsent() @Choice(CATEGORY_ICONS) icon?: CategoryIcon;
  @MayBeAbsent() @Flag() active?: boolean;
}

export class RestaurantCategoryPlace {
  @Id() id!: string;
  @Whole(0, LIMITS.displayOrder) displayOrder!: number;
}

/** PUT /api/restaurant/categories/reorder: some categories or all, each once. */
export class RestaurantCategoryOrder {
  @ListOf(() => RestaurantCategoryPlace, LIMITS.restaurantCategories) categoryOrders!: RestaurantCategoryPlace[];
}

export class ReorderedRestaurantCategories {
  @Flag() success!: boolean;
  @Whole(0, LIMITS.restaurantCategories) moved!: number;
}
