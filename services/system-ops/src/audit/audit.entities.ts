import type { EventType, ServiceName } from '@larder/contracts';
import type { Role } from '@larder/kernel';
import { INSTANT, tableOf } from '@larder/platform';
import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity({ schema: 'system_ops', name: 'audit_entry' })
export class AuditEntryEntity {
  @PrimaryColumn('text') producer!: ServiceName;
  @PrimaryColumn('bigint') number!: number;
  @Column('text') type!: EventType;
  @Column('text') subject!: string;
  @Column('uuid', { nullable: true }) storeId!: string | null;
  @Column('uuid', { nullable: true }) actorId!: string | null;
  @Column('text', { nullable: true }) actorName!: string | null;
  /** The actor's role at the time; null for entries from before it was recorded. */
  @Column('text', { nullable: true }) actorRole!: Role | null;
  @Column('text', { nullable: true }) address!: string | null;
  @Column('text', { nullable: true }) requestId!: string | null;
  @Column(INSTANT) occurredAt!: string;
  @Column('jsonb', { nullable: true }) before!: object | null;
  @Column('jsonb', { nullable: true }) after!: object | null;
  /** 1, 2, 3 … in order of arrival. */
  @Column('bigint') place!: number;
  /** The hash of the previous hash and this whole entry. */
  @Column('bytea') hash!: Buffer;
}

/** The head of the chain, which reveals whether the trail was truncated. */
@Entity({ schema: 'system_ops', name: 'audit_head' })
export class AuditHeadEntity {
  @PrimaryColumn('boolean') isOnly!: boolean;
  @Column('bigint') place!: number;
  @Column('bytea') hash!: Buffer;
}

export const AUDIT_ENTRY = tableOf(AuditEntryEntity);
