import type { StoreState } from '@larder/contracts';
import { tableOf, type Table } from '@larder/platform';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A store, copied from catalog's events. */
@Entity({ schema: 'system_ops', name: 'store_copy' })
export class StoreCopyEntity {
  @PrimaryColumn('uuid') id!: string;
  @Column('text') slug!: string;
  @Column('text', { array: true, nullable: true }) formerSlugs?: string[] | null;
  @Column('text') name!: string;
  @Column('text') timeZone!: string;
  @Column('boolean') isDefault!: boolean;
  @Column('boolean', { nullable: true }) active?: boolean | null;
}

export const STORE_COPY: Table<Pick<StoreState, keyof StoreState & keyof StoreCopyEntity>> = tableOf(StoreCopyEntity);
