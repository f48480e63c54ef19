import { PRODUCT_LIST_EVENTS, type ScreenAssignment } from '@larder/contracts';
import { INSTANT, newestEventNumber, tableOf, type Table } from '@larder/platform';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A screen in a store. A key proves which one it is; only its hash is stored. */
@Entity({ schema: 'system_ops', name: 'screen' })
export class ScreenEntity {
  @PrimaryColumn('uuid') id!: string;
  @Column('bytea') keyHash!: Buffer;
  @Column('text') name!: string;
  @Column('text') store!: string;
  @Column('text') board!: ScreenAssignment['board'];
  @Column('jsonb', { nullable: true }) meatBoard!: ScreenAssignment['meatBoard'];
  @Column('jsonb', { nullable: true }) terminal!: ScreenAssignment['terminal'];
  @Column(INSTANT) pairedAt!: string;
}

/** A screen that shows a code and waits until it is entered. */
@Entity({ schema: 'system_ops', name: 'screen_candidate' })
export class ScreenCandidateEntity {
  @PrimaryColumn('bytea') keyHash!: Buffer;
  @Column('text') code!: string;
  @Column(INSTANT) expiresAt!: string;
  @Column('timestamptz') seenAt!: Date;
}

/** What a screen reported last. Apart from the screens, which a restore replaces. */
@Entity({ schema: 'system_ops', name: 'screen_sight' })
export class ScreenSightEntity {
  @PrimaryColumn('uuid') screenId!: string;
  @Column('timestamptz') lastSeenAt!: Date;
  /** Null while the screen has no prices; `shownAt` is then when that began. */
  @Column('bigint', { nullable: true }) revision!: number | null;
  @Column('timestamptz') shownAt!: Date;
}

/** When a screen first reported that it shows a revision. */
@Entity({ schema: 'system_ops', name: 'screen_receipt' })
export class ScreenReceiptEntity {
  @PrimaryColumn('uuid') screenId!: string;
  @PrimaryColumn('bigint') revision!: number;
  @Column('timestamptz') confirmedAt!: Date;
}

export const SCREEN_ENTITIES = [ScreenEntity, ScreenCandidateEntity, ScreenSightEntity, ScreenReceiptEntity];

/** What a screen is to show. */
export const ASSIGNMENT: Table<ScreenAssignment> = tableOf(ScreenEntity).without('keyHash', 'pairedAt');

/** The newest revision of the prices: the number that lists carry as X-Revision. */
export const NEWEST_REVISION = newestEventNumber('catalog', PRODUCT_LIST_EVENTS);
