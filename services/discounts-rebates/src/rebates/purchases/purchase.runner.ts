import { ConsumerRunner, EventRing } from '@larder/platform';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { PurchaseConsumer } from './purchase.consumer.js';

@Injectable()
export class PurchaseRunner extends ConsumerRunner {
  constructor(@InjectDataSource() dataSource: DataSource, ring: EventRing) {
    super(dataSource, 'discounts-rebates', new PurchaseConsumer(), ring);
  }
}
