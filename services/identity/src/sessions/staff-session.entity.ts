import { INSTANT } from '@larder/platform';
import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity({ schema: 'identity', name: 'staff_session' })
export class StaffSessionEntity {
  /** A hash of the session id: reading the table is not enough to sign in. */
  @PrimaryColumn('bytea') idHash!: Buffer;
  @Column('uuid') userId!: string;
  @Column('bytea') csrfSecret!: Buffer;
  @Column('text', { nullable: true }) address!: string | null;
  @Column(INSTANT) createdAt!: string;
  @Column(INSTANT) lastSeenAt!: string;
  @Column('int') idleMinutes!: number;
  @Column(INSTANT) expiresAt!: string;
  @Column('uuid') id!: string;
  @Column('text', { nullable: true }) userAgent!: string | null;
}
