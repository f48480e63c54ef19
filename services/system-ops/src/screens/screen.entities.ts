import { PRODUCT_LIST_EVENTS, type ScreenAssignment } from '@larder/contracts';
import { INSTANT, newestEventNumber, tableOf, type Table } from '@larder/platform';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A paired screen; only the hash of its key is stored. */
@Entity({ schema: 'system_ops', name: 'screen' })
export class ScreenEntity {
  @PrimaryColumn('uuid') id!: string;
  @Column('bytea') keyHash!: Buffer;
  @Column('text') name!: string;
  /** The short name from the copy of stores. */
  @Column('text') store!: string;
  /** Null until the copy of stores has the short name. */
  @Column('uuid', { nullable: true }) storeId?: string | null;
  @Column('text') board!: ScreenAssignment['board'];
  @Column('jsonb', { nullable: true }) meatBoard!: ScreenAssignment['meatBoard'];
  @Column('jsonb', { nullable: true }) terminal!: ScreenAssignment['terminal'];
  @Column(INSTANT) pairedAt!: string;
}

/** A screen that shows a pairing code until it is entered. */
@Entity({ schema: 'system_ops', name: 'screen_candidate' })
export class ScreenCandidateEntity {
  @PrimaryColumn('bytea') keyHash!: Buffer;
  @Column('text') code!: string;
  @Column(INSTANT) expiresAt!: string;
  @Column('timestamptz') seenAt!: Date;
}

/** The last report of a screen, in a table apart from screens, which a restore replaces. */
@Entity({ schema: 'system_ops', name: 'screen_sight' })
export class ScreenSightEntity {
  @PrimaryColumn('uuid') screenId!: string;
  @Column('timestamptz') lastSeenAt!: Date;
  /** Null without prices; `shownAt` is then when that began. */
  @Column('bigint', { nullable: true }) revision!: number | null;
  @Column('timestamptz') shownAt!: Date;
}

/** When a screen first reported a revision. */
@Entity({ schema: 'system_ops', name: 'screen_receipt' })
export class ScreenReceiptEntity {
  @PrimaryColumn('uuid') screenId!: string;
  @PrimaryColumn('bigint') revision!: number;
  @Column('timestamptz') confirmedAt!: Date;
}

export const SCREEN_ENTITIES = [ScreenEntity, ScreenCandidateEntity, ScreenSightEntity, ScreenReceiptEntity];

export const ASSIGNMENT: Table<ScreenAssignment> = tableOf(ScreenEntity).without('keyHash', 'pairedAt', 'storeId');

/** SQL for the same number as the lists' X-Revision. */
export const NEWEST_REVISION = newestEventNumber('catalog', PRODUCT_LIST_EVENTS);
