import type { DiscountTier } from '@larder/kernel';
import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity({ schema: 'catalog', name: 'restaurant_product' })
export class RestaurantProductEntity {
  @PrimaryColumn({ type: 'uuid' })
  id!: string;

  @Column({ type: 'text' })
  name!: string;

  @Column({ type: 'text' })
  description!: string;

  @Column({ type: 'text' })
  category!: string;

  @Column({ type: 'text' })
  unit!: string;

  @Column({ type: 'text', nullable: true })
  size!: string | null;

  @Column({ name: 'min_order_quantity', type: 'int' })
  minOrderQuantity!: number;

  @Column({ name: 'price_per_unit_cents', type: 'bigint' })
  pricePerUnitCents!: number;

  @Column({ name: 'image_url', type: 'text', nullable: true })
  imageUrl!: string | null;

  @Column({ type: 'boolean' })
  active!: boolean;

  @Column({ name: 'display_order', type: 'int' })
  displayOrder!: number;

  @Column({ name: 'discount_tags', type: 'text', array: true })
  discountTags!: DiscountTier[];

  @Column({ name: 'sold_out_date', type: 'date', nullable: true })
  soldOutDate!: string | null;

  @Column({ type: 'int' })
  version!: number;
}
