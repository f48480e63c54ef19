import type { RetailCategory } from '@larder/kernel';
import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity({ schema: 'catalog', name: 'product' })
export class ProductEntity {
  @PrimaryColumn({ type: 'uuid' })
  id!: string;

  @Column({ type: 'text' })
  description!: string;

  @Column({ name: 'chinese_name', type: 'text', nullable: true })
  chineseName!: string | null;

  @Column({ name: 'detailed_description', type: 'text', nullable: true })
  detailedDescription!: string | null;

  @Column({ type: 'text' })
  size!: string;

  @Column({ name: 'retail_price_cents', type: 'bigint' })
  retailPriceCents!: number;

  @Column({ name: 'our_price_cents', type: 'bigint' })
  ourPriceCents!: number;

  @Column({ type: 'text' })
  category!: RetailCategory;

  @Column({ type: 'boolean' })
  active!: boolean;

  @Column({ name: 'image_url', type: 'text', nullable: true })
  imageUrl!: string | null;

  @Column({ type: 'int' })
  position!: number;

  @Column({ type: 'int' })
  version!: number;
}
