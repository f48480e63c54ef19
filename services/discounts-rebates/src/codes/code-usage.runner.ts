import { ConsumerRunner, EventRing } from '@larder/platform';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { CodeUsageConsumer } from './code-usage.consumer.js';

@Injectable()
export class CodeUsageRunner extends ConsumerRunner {
  constructor(@InjectDataSource() dataSource: DataSource, ring: EventRing) {
    super(dataSource, 'discounts-rebates', new CodeUsageConsumer(), ring);
  }
}
