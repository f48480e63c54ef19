import { INSTANT } from '@larder/platform';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What stands on a shelf. */
@Entity({ schema: 'catalog', name: 'shelf_tag' })
export class ShelfTagEntity {
  @PrimaryColumn('uuid') storeId!: string;
  @PrimaryColumn('uuid') productId!: string;
  /** Stands for all that it shows. */
  @Column('text') tag!: string;
  @Column(INSTANT) printedAt!: string;
}
