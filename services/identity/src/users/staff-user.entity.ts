import type { ManagedUser } from '@larder/contracts';
import type { Language, Role } from '@larder/kernel';
import { INSTANT, tableOf, type Table } from '@larder/platform';
import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity({ schema: 'identity', name: 'staff_user' })
export class StaffUserEntity {
  @PrimaryColumn('uuid') id!: string;
  @Column('text') username!: string;
  @Column('text') role!: Role;
  /** Null means every store. */
  @Column('uuid', { array: true, nullable: true }) storeIds!: string[] | null;
  /** The language of the back office; null until the user has chosen one. */
  @Column('text', { nullable: true }) language!: Language | null;
  @Column('text') passwordHash!: string;
  @Column(INSTANT) createdAt!: string;
  @Column('int') version!: number;
  /** Set by the database whenever the hash changes. */
  @Column(INSTANT) passwordChangedAt!: string;
}

export const STAFF_USER: Table<ManagedUser> = tableOf(StaffUserEntity).without(
  'language',
  'passwordHash',
  'passwordChangedAt',
);
