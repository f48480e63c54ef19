import { Column, PrimaryColumn } from 'typeorm';
import { INSTANT } from '../database/table.js';

export type JobState = 'queued' | 'running' | 'done' | 'failed';

export abstract class JobEntity {
  @PrimaryColumn('uuid') id!: string;
  @Column('text') state!: JobState;
  @Column('int') attempts!: number;
  @Column('uuid', { nullable: true }) leaseToken!: string | null;
  @Column('timestamptz', { nullable: true }) leaseUntil!: Date | null;
  @Column('text', { nullable: true }) error!: string | null;
  @Column(INSTANT) createdAt!: string;
}
