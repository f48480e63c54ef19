import { INSTANT } from '@larder/platform';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The tag last printed for a shelf. */
@Entity({ schema: 'catalog', name: 'shelf_tag' })
export class ShelfTagEntity {
  @PrimaryColumn('uuid') storeId!: string;
  @PrimaryColumn('uuid') productId!: string;
  /** A hash of everything on the tag. */
  @Column('text') tag!: string;
  @Column(INSTANT) printedAt!: string;
}
