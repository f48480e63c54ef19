import { ConsumerRunner, EventRing } from '@larder/platform';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { AuditConsumer } from './audit.consumer.js';

/** Keeps the audit trail at the head of every log while this process runs. */
@Injectable()
export class AuditRunner extends ConsumerRunner {
  constructor(@InjectDataSource() dataSource: DataSource, ring: EventRing) {
    super(dataSource, 'system-ops', new AuditConsumer(), ring);
  }
}
