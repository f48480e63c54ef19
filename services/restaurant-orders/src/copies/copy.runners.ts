import { ConsumerRunner, EventRing } from '@larder/platform';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { CatalogCopyConsumer } from './catalog-copy.consumer.js';
import { DiscountCopyConsumer } from './discount-copy.consumer.js';

@Injectable()
export class CatalogCopyRunner extends ConsumerRunner {
  constructor(@InjectDataSource() dataSource: DataSource, ring: EventRing) {
    super(dataSource, 'restaurant-orders', new CatalogCopyConsumer(), ring);
  }
}

@Injectable()
export class DiscountCopyRunner extends ConsumerRunner {
  constructor(@InjectDataSource() dataSource: DataSource, ring: EventRing) {
    super(dataSource, 'restaurant-orders', new DiscountCopyConsumer(), ring);
  }
}
