import type {
  DiscountCodeState,
  DiscountTierState,
  RestaurantCategoryState,
  RestaurantOverrideState,
  RestaurantProductState,
  StoreState,
  StoreStatus,
} from '@larder/contracts';
import type { DiscountTier, OwnRules, StoreClosure, WeekHours } from '@larder/kernel';
import { NULLABLE_INSTANT, tableOf, type Table } from '@larder/platform';
import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity({ schema: 'restaurant_orders', name: 'store_copy' })
export class StoreCopyEntity {
  @PrimaryColumn('uuid') id!: string;
  @Column('text') slug!: string;
  @Column('text') name!: string;
  @Column('text') address!: string;
  @Column('text') phone!: string;
  @Column('text') timeZone!: string;
  @Column('text') openingHours!: string;
  @Column('boolean') isDefault!: boolean;
  @Column('text') status!: StoreStatus;
  @Column('text', { nullable: true }) pauseReason?: string | null;
  @Column(NULLABLE_INSTANT) pausedUntil?: string | null;
  @Column('boolean', { nullable: true }) active?: boolean | null;
  @Column('text', { array: true, nullable: true }) formerSlugs?: string[] | null;
  @Column('jsonb', { nullable: true }) weekHours?: WeekHours | null;
  @Column('jsonb', { nullable: true }) closures?: readonly StoreClosure[];
  @Column('jsonb', { nullable: true }) rules?: OwnRules;
}

/** The chain's rules for when and how stores take orders. */
@Entity({ schema: 'restaurant_orders', name: 'chain_rules_copy' })
export class ChainRulesCopyEntity {
  @PrimaryColumn('boolean') onlyOne!: boolean;
  @Column('jsonb') rules!: OwnRules;
}

@Entity({ schema: 'restaurant_orders', name: 'product_copy' })
export class ProductCopyEntity {
  @PrimaryColumn('uuid') id!: string;
  @Column('text') name!: string;
  @Column('text', { nullable: true }) chineseName?: string | null;
  @Column('text') description!: string;
  @Column('text') category!: string;
  @Column('text') unit!: string;
  @Column('text', { nullable: true }) size!: string | null;
  @Column('int') minOrderQuantity!: number;
  @Column('int', { nullable: true }) orderMultiple?: number | null;
  @Column('bigint') pricePerUnitCents!: number;
  @Column('text', { nullable: true }) imageUrl!: string | null;
  @Column('boolean') active!: boolean;
  @Column('int') displayOrder!: number;
  @Column('text', { array: true }) discountTags!: DiscountTier[];
  @Column('date', { nullable: true }) soldOutDate!: string | null;
  @Column('date', { nullable: true }) soldOutUntil?: string | null;
}

/** A store's own values of a product; null follows the chain. */
@Entity({ schema: 'restaurant_orders', name: 'override_copy' })
export class OverrideCopyEntity {
  @PrimaryColumn('uuid') storeId!: string;
  @PrimaryColumn('uuid') productId!: string;
  @Column('bigint', { nullable: true }) pricePerUnitCents!: number | null;
  @Column('int', { nullable: true }) minOrderQuantity!: number | null;
  @Column('boolean', { nullable: true }) active!: boolean | null;
  @Column('int', { nullable: true }) displayOrder!: number | null;
  @Column('date', { nullable: true }) soldOutDate!: string | null;
  @Column('date', { nullable: true }) soldOutUntil!: string | null;
}

@Entity({ schema: 'restaurant_orders', name: 'category_copy' })
export class CategoryCopyEntity {
  @PrimaryColumn('uuid') id!: string;
  @Column('text') name!: string;
  @Column('boolean') active!: boolean;
  @Column('int') displayOrder!: number;
}

@Entity({ schema: 'restaurant_orders', name: 'code_copy' })
export class CodeCopyEntity {
  @PrimaryColumn('uuid') id!: string;
  @Column('text') code!: string;
  @Column('text') restaurantName!: string;
  @Column('text', { nullable: true }) contactPerson!: string | null;
  @Column('text', { nullable: true }) email!: string | null;
  @Column('text', { nullable: true }) phone!: string | null;
  @Column('text') tier!: DiscountTier;
  @Column('boolean') active!: boolean;
  /** The stores that accept the code; null is every store. */
  @Column('uuid', { array: true, nullable: true }) storeIds?: string[] | null;
}

@Entity({ schema: 'restaurant_orders', name: 'tier_copy' })
export class TierCopyEntity {
  @PrimaryColumn('text') tier!: DiscountTier;
  @Column('text') tierName!: string;
  @Column('int') discountBasisPoints!: number;
}

export const COPY_ENTITIES = [
  StoreCopyEntity,
  ChainRulesCopyEntity,
  ProductCopyEntity,
  OverrideCopyEntity,
  CategoryCopyEntity,
  CodeCopyEntity,
  TierCopyEntity,
];

/** A copy has a subset of the fields in its producer's events. */
type Copied<State, Entity> = Table<Pick<State, keyof State & keyof Entity>>;

export const STORE_COPY: Copied<StoreState, StoreCopyEntity> = tableOf(StoreCopyEntity);
export const CHAIN_RULES_COPY = tableOf(ChainRulesCopyEntity);
export const PRODUCT_COPY: Copied<RestaurantProductState, ProductCopyEntity> = tableOf(ProductCopyEntity);
export const OVERRIDE_COPY: Table<Omit<RestaurantOverrideState, 'version'> & { storeId: string; productId: string }> =
  tableOf(OverrideCopyEntity);
export const CATEGORY_COPY: Copied<RestaurantCategoryState, CategoryCopyEntity> = tableOf(CategoryCopyEntity);
export const CODE_COPY: Copied<DiscountCodeState, CodeCopyEntity> = tableOf(CodeCopyEntity);
export const TIER_COPY: Copied<DiscountTierState, TierCopyEntity> = tableOf(TierCopyEntity);
