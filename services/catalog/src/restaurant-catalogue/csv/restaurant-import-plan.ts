import type { RestaurantCategoryState, RestaurantProductState } from '@larder/contracts';
import {
  DISCOUNT_TIERS,
  LIMITS,
  priceSlips,
  RESTAURANT_PRODUCT_DEFAULTS,
  sentence,
  slipValues,
  type Sentence,
  type SlipValues,
} from '@larder/kernel';
import { ImportPlan } from '../../csv/import-plan.js';
import { RowFault } from '../../csv/row-faults.js';
import { CategoryMiddles } from '../../price-guard/category-middles.js';
import { RESTAURANT_PRODUCT } from '../products/restaurant-product.entity.js';
import { pricedOf } from '../products/wholesale-slips.js';
import type { RestaurantFields, RestaurantRow } from './restaurant-row.js';

/**
 * Names are case-insensitive. A category missing in the list is created as the file describes it; an existing one is
 * not changed, because a price list is not expected to change it.
 */
export class RestaurantImportPlan extends ImportPlan<RestaurantProductState, RestaurantRow> {
  readonly newCategories: RestaurantCategoryState[] = [];
  protected readonly ambiguousName = 'Several products have this name.';
  protected readonly prefersName = true;
  private categoryRows = 0;
  private readonly categories = new Map<string, RestaurantCategoryState>();
  private readonly categoryIds = new Set<string>();
  private readonly slugs = new Set<string>();
  private readonly middles = new CategoryMiddles<RestaurantProductState>(pricedOf);

  constructor(categories: readonly RestaurantCategoryState[]) {
    super();
    for (const category of categories) this.knowCategory(category);
  }

  override expect(rows: readonly RestaurantRow[]): string[] {
    const categories = new Set(rows.flatMap(({ category }) => category?.id ?? []));
    return [...super.expect(rows), ...[...categories].filter((id) => !this.categoryIds.has(id))];
  }

  override add(row: RestaurantRow): void {
    const { category = '', name } = row.fields;
    const found = this.categories.get(foldCase(category)) ?? this.newCategory(row);
    if (name !== '') super.add({ ...row, fields: found ? { ...row.fields, category: found.name } : row.fields });
    // Only at this point, because a refused row must not change anything.
    if (!found || this.categoryIds.has(found.id)) return;
    this.newCategories.push(found);
    if (name === '') this.categoryRows++;
    this.knowCategory(found);
  }

  override get rows(): number {
    return super.rows + this.categoryRows;
  }

  override get changes(): number {
    return super.changes + this.newCategories.length;
  }

  override notes(): Sentence[] {
    const count = this.newCategories.length;
    const created =
      count === 1
        ? sentence('Created besides: {count} category.', { count })
        : sentence('Created besides: {count} categories.', { count });
    return [...super.notes(), ...(count > 0 ? [created] : [])];
  }

  protected nameOf({ name }: Pick<RestaurantProductState, 'name'>): string {
    return foldCase(name);
  }

  protected pricesOf({ pricePerUnitCents }: RestaurantProductState): Record<string, number> {
    return { pricePerUnit: pricePerUnitCents };
  }

  protected slipsOf(
    before: RestaurantProductState | null,
    after: RestaurantProductState,
    among: Iterable<RestaurantProductState>,
  ): SlipValues[] {
    const middles = this.middles.of(after.category, among);
    return slipValues(priceSlips(before && pricedOf(before), pricedOf(after), middles), 'pricePerUnit');
  }

  protected titleOf({ name }: RestaurantProductState): string {
    return name;
  }

  protected newProduct(id: string, fields: RestaurantFields): RestaurantProductState {
    const { pricePerUnitCents } = fields;
    if (pricePerUnitCents === undefined) throw new RowFault('A new product needs a Price Per Unit.');
    const { category, unit, minOrderQuantity, displayOrder } = RESTAURANT_PRODUCT_DEFAULTS;
    return {
      id,
      description: '',
      category,
      unit,
      ...RESTAURANT_PRODUCT.blank(),
      minOrderQuantity,
      active: true,
      displayOrder,
      discountTags: [...DISCOUNT_TIERS],
      ...fields,
      pricePerUnitCents,
      version: 1,
    };
  }

  /** Undefined when the row describes none, or one that was renamed since. @throws RowFault */
  private newCategory({ fields, category }: RestaurantRow): RestaurantCategoryState | undefined {
    if (!category || !fields.category || this.categoryIds.has(category.id)) return undefined;
    this.requireFree(category.id);
    const { slug } = category;
    if (this.slugs.has(slug)) throw new RowFault(sentence('Another category has the slug {slug} already.', { slug }));
    if (this.categories.size >= LIMITS.restaurantCategories) {
      const most = LIMITS.restaurantCategories;
      throw new RowFault(sentence('There are already {most} categories, the maximum.', { most }));
    }
    return { ...category, name: fields.category };
  }

  private knowCategory(category: RestaurantCategoryState): void {
    this.categories.set(foldCase(category.name), category);
    this.categoryIds.add(category.id);
    this.slugs.add(category.slug);
  }
}

const foldCase = (name: string): string => name.normalize('NFC').toLowerCase();
