import type { ProductState } from '@larder/contracts';
import type { RetailCategory } from '@larder/kernel';
import { INSTANT, tableOf, type Table } from '@larder/platform';
import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity({ schema: 'catalog', name: 'product' })
export class ProductEntity {
  @PrimaryColumn('uuid') id!: string;
  @Column('text') description!: string;
  @Column('text', { nullable: true }) chineseName!: string | null;
  @Column('text', { nullable: true }) detailedDescription!: string | null;
  @Column('text') size!: string;
  @Column('bigint') retailPriceCents!: number;
  @Column('bigint') ourPriceCents!: number;
  @Column('text') category!: RetailCategory;
  @Column('boolean') active!: boolean;
  @Column('text', { nullable: true }) imageUrl!: string | null;
  @Column('int') position!: number;
  @Column('int') version!: number;
}

export const PRODUCT: Table<ProductState> = tableOf(ProductEntity).without('position');

/** The tag last printed for a shelf. */
@Entity({ schema: 'catalog', name: 'shelf_tag' })
export class ShelfTagEntity {
  @PrimaryColumn('uuid') storeId!: string;
  @PrimaryColumn('uuid') productId!: string;
  /** A hash of everything on the tag. */
  @Column('text') tag!: string;
  @Column(INSTANT) printedAt!: string;
}
