import type { RestaurantProductState } from '@larder/contracts';
import type { DiscountTier } from '@larder/kernel';
import { tableOf, type Table } from '@larder/platform';
import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity({ schema: 'catalog', name: 'restaurant_product' })
export class RestaurantProductEntity {
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
  @Column('int') version!: number;
  @Column('timestamptz') createdAt!: Date;
}

export const RESTAURANT_PRODUCT: Table<RestaurantProductState> = tableOf(RestaurantProductEntity)
  .without('createdAt')
  .sparse('chineseName', 'orderMultiple', 'soldOutUntil');

/** Sorted by the place of the category, then of the product; products without a category come last. */
export const PRODUCTS_IN_ORDER = 'c.display_order NULLS LAST, lower(p.category), p.display_order, lower(p.name), p.id';
