import type { StoreState, StoreStatus } from '@larder/contracts';
import type { HoursSpan, OwnRules, WeekHours } from '@larder/kernel';
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
  @Column('jsonb', { nullable: true }) weekHours?: WeekHours | null;
  @Column('text', { array: true, nullable: true }) tags?: string[] | null;
}

@Entity({ schema: 'catalog', name: 'store_slug' })
export class StoreSlugEntity {
  @PrimaryColumn('text') slug!: string;
  @Column('uuid') storeId!: string;
}

@Entity({ schema: 'catalog', name: 'store_closure' })
export class StoreClosureEntity {
  @PrimaryColumn('uuid') storeId!: string;
  @PrimaryColumn('date') day!: string;
  @Column('jsonb', { nullable: true }) hours!: readonly HoursSpan[] | null;
  @Column('text') reason!: string;
}

@Entity({ schema: 'catalog', name: 'store_rules' })
export class StoreRulesEntity {
  @PrimaryColumn('uuid') storeId!: string;
  @Column('jsonb') rules!: OwnRules;
}

@Entity({ schema: 'catalog', name: 'chain_rules' })
export class ChainRulesEntity {
  @PrimaryColumn('boolean') onlyOne!: boolean;
  @Column('jsonb') rules!: OwnRules;
}

/** `stateOf` in the repository adds the values from other tables. */
export const STORE: Table<Omit<StoreState, 'closures' | 'rules' | 'formerSlugs' | 'active'>> = tableOf(StoreEntity)
  .without('active')
  .sparse('pauseReason', 'pausedUntil', 'weekHours', 'tags');
