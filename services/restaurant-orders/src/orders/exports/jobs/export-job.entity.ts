import type { ExportFormat } from '@larder/contracts';
import type { ErrorCode } from '@larder/kernel';
import { JobEntity } from '@larder/platform/jobs';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { ExportRequest } from './export-request.js';

@Entity({ schema: 'restaurant_orders', name: 'export_job' })
export class ExportJobEntity extends JobEntity {
  /** Equal requests for the same data have the same key, and share a file. */
  @Column('text') key!: string;
  @Column('text') format!: ExportFormat;
  @Column('jsonb') request!: ExportRequest;
  @Column('uuid') askedBy!: string;
  @Column('int') ordersDone!: number;
  @Column('int', { nullable: true }) ordersTotal!: number | null;
  @Column('bigint', { nullable: true }) bytes!: number | null;
  @Column('int', { nullable: true }) parts!: number | null;
  /** When a part of the file was last downloaded. */
  @Column('timestamptz', { nullable: true }) lastReadAt!: Date | null;
  @Column('text', { nullable: true }) errorCode!: ErrorCode | null;
}

/** A part of a file. Parts of a failed attempt are never mixed with those of the next. */
@Entity({ schema: 'restaurant_orders', name: 'export_part' })
export class ExportPartEntity {
  @PrimaryColumn('uuid') jobId!: string;
  @PrimaryColumn('uuid') leaseToken!: string;
  @PrimaryColumn('int') part!: number;
  @Column('bytea') content!: Buffer;
}
