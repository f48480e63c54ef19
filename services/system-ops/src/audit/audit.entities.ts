import type { ServiceName } from '@larder/contracts';
import { EventColumns, tableOf } from '@larder/platform';
import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity({ schema: 'system_ops', name: 'audit_entry' })
export class AuditEntryEntity extends EventColumns {
  @PrimaryColumn('text') producer!: ServiceName;
  @PrimaryColumn('bigint') number!: number;
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
