import { copiedStores } from '@larder/platform';
import { Module } from '@nestjs/common';
import { CatalogCopyConsumer } from './catalog-copy.consumer.js';
import { DiscountCopyConsumer } from './discount-copy.consumer.js';
import { ProductCopiesService } from './product-copies.service.js';
import { StoreCopiesService } from './store-copies.service.js';

@Module({
  providers: [
    CatalogCopyConsumer,
    DiscountCopyConsumer,
    ProductCopiesService,
    StoreCopiesService,
    copiedStores('restaurant_orders.store_copy', CatalogCopyConsumer),
  ],
  exports: [ProductCopiesService, StoreCopiesService],
})
export class CopiesModule {}
