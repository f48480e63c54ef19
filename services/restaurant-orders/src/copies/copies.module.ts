import { Module } from '@nestjs/common';
import { CatalogCopyConsumer } from './catalog-copy.consumer.js';
import { DiscountCopyConsumer } from './discount-copy.consumer.js';
import { ProductCopiesService } from './product-copies.service.js';
import { StoreCopiesService } from './store-copies.service.js';
import { CopiedStores } from './store-directory.js';

@Module({
  providers: [CatalogCopyConsumer, DiscountCopyConsumer, ProductCopiesService, StoreCopiesService, CopiedStores],
  exports: [ProductCopiesService, StoreCopiesService],
})
export class CopiesModule {}
