import type { StoreState, StoreStatus } from '@larder/contracts';
import { NULLABLE_INSTANT, tableOf, type Table } from '@larder/platform';
import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity({ schema: 'catalog', name: 'store' })
export class StoreEntity {
  @PrimaryColumn('uuid') id!: string;
  @Column('text') slug!: string;
  @Column('text') name!: string;
  @Column('text', { nullable: true }) chineseName!: string | null;
  @Column('text') address!: string;
  @Column('text') phone!: string;
  @Column('text') timeZone!: string;
  @Column('text') openingHours!: string;
  @Column('text') status!: StoreStatus;
  @Column('text', { nullable: true }) pauseReason?: string | null;
  @Column(NULLABLE_INSTANT) pausedUntil?: string | null;
  @Column(NULLABLE_INSTANT) lastUpdatedAt!: string | null;
  @Column('boolean') isDefault!: boolean;
  @Column('boolean') active!: boolean;
}

export const STORE: Table<StoreState> = tableOf(StoreEntity).without('active').sparse('pauseReason', 'pausedUntil');
