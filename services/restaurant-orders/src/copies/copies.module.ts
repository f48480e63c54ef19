import { Module } from '@nestjs/common';
import { CatalogCopyConsumer } from './catalog-copy.consumer.js';
import { CopyLag } from './copy-lag.js';
import { DiscountCopyConsumer } from './discount-copy.consumer.js';
import { ProductCopiesService } from './product-copies.service.js';

@Module({
  providers: [CatalogCopyConsumer, DiscountCopyConsumer, CopyLag, ProductCopiesService],
  exports: [CopyLag, ProductCopiesService],
})
export class CopiesModule {}
