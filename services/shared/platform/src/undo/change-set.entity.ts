import type { ChangeKind } from '@larder/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { INSTANT, NULLABLE_INSTANT } from '../database/table.js';
import type { RawRow } from './undo-config.js';

/** These entities use the schema of the data source. */
@Entity({ name: 'change_set' })
export class ChangeSetEntity {
  @PrimaryColumn('uuid') id!: string;
  @Column('text') kind!: ChangeKind;
  /** Null when the change concerns the whole chain. */
  @Column('uuid', { array: true, nullable: true }) storeIds!: string[] | null;
  @Column('uuid', { nullable: true }) actorId!: string | null;
  @Column('text', { nullable: true }) actorName!: string | null;
  @Column(INSTANT) changedAt!: string;
  @Column('int') rows!: number;
  /** Names of the first few rows. */
  @Column('text', { array: true }) names!: string[];
  /** For an undo, the id of the undone change. */
  @Column('uuid', { nullable: true }) undoes!: string | null;
  @Column(NULLABLE_INSTANT) undoneAt!: string | null;
  @Column('text', { nullable: true }) undoneBy!: string | null;
}

/** A row recorded by a trigger: before or after the change. */
@Entity({ name: 'changed_row' })
export class ChangedRowEntity {
  @PrimaryColumn('uuid') changeId!: string;
  @PrimaryColumn('bigint', { generated: 'identity' }) place!: number;
  /** The name of the table. */
  @Column('text') name!: string;
  @Column('jsonb', { nullable: true }) before!: RawRow | null;
  @Column('jsonb', { nullable: true }) after!: RawRow | null;
}

export const UNDO_ENTITIES = [ChangeSetEntity, ChangedRowEntity];
