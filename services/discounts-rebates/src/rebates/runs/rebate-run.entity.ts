import type { EventOrigin } from '@larder/contracts';
import type { RebatePeriodType } from '@larder/kernel';
import { NULLABLE_INSTANT } from '@larder/platform';
import { JobEntity } from '@larder/platform/jobs';
import { Column, Entity } from 'typeorm';

@Entity({ schema: 'discounts_rebates', name: 'rebate_run' })
export class RebateRunEntity extends JobEntity {
  @Column('text') periodType!: RebatePeriodType;
  @Column('text') period!: string;
  @Column('jsonb') origin!: EventOrigin;
  @Column('int') customersDone!: number;
  @Column('int', { nullable: true }) customersTotal!: number | null;
  @Column('int') rowsCreated!: number;
  @Column('int') rowsUpdated!: number;
  @Column('int') rowsUnchanged!: number;
  @Column('int') rowsPaid!: number;
  @Column(NULLABLE_INSTANT) finishedAt!: string | null;
}
