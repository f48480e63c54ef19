import { Module } from '@nestjs/common';
import { CopyLag } from './copy-lag.js';
import { CatalogCopyRunner, DiscountCopyRunner } from './copy.runners.js';
import { ProductCopiesService } from './product-copies.service.js';

@Module({
  providers: [CatalogCopyRunner, DiscountCopyRunner, CopyLag, ProductCopiesService],
  exports: [CopyLag, ProductCopiesService],
})
export class CopiesModule {}
