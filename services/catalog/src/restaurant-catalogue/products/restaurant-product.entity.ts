import type { RestaurantProductState } from '@larder/contracts';
import type { DiscountTier } from '@larder/kernel';
import { tableOf, type Table } from '@larder/platform';
import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity({ schema: 'catalog', name: 'restaurant_product' })
export class RestaurantProductEntity {
  @PrimaryColumn('uuid') id!: string;
  @Column('text') name!: string;
  @Column('text') description!: string;
  @Column('text') category!: string;
  @Column('text') unit!: string;
  @Column('text', { nullable: true }) size!: string | null;
  @Column('int') minOrderQuantity!: number;
  @Column('bigint') pricePerUnitCents!: number;
  @Column('text', { nullable: true }) imageUrl!: string | null;
  @Column('boolean') active!: boolean;
  @Column('int') displayOrder!: number;
  @Column('text', { array: true }) discountTags!: DiscountTier[];
  @Column('date', { nullable: true }) soldOutDate!: string | null;
  @Column('int') version!: number;
  @Column('timestamptz') createdAt!: Date;
}

/** What events and lists carry of a restaurant product. */
export const RESTAURANT_PRODUCT: Table<RestaurantProductState> = tableOf(RestaurantProductEntity).without('createdAt');

/** Products `p` by the place of their category `c`, then by their own; those of no category come last, by its text. */
export const PRODUCTS_IN_ORDER = 'c.display_order NULLS LAST, lower(p.category), p.display_order, lower(p.name), p.id';
