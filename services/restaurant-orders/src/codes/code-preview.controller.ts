import { CodePreview, CodePreviewQuery } from '@larder/contracts';
import { Access, Answers, ReadsCopy } from '@larder/platform';
import { Controller, Get, Query } from '@nestjs/common';
import { CatalogCopyConsumer } from '../copies/catalog-copy.consumer.js';
import { DiscountCopyConsumer } from '../copies/discount-copy.consumer.js';
import { StoreCopiesService } from '../copies/store-copies.service.js';
import { CodesService } from './codes.service.js';

/** What catalog's preview of retail prices cannot say: this service has the codes, and answers in two hops as well. */
@Controller('api/admin/restaurant/price-preview')
export class CodePreviewController {
  constructor(
    private readonly codes: CodesService,
    private readonly stores: StoreCopiesService,
  ) {}

  @Access('admin')
  @ReadsCopy(CatalogCopyConsumer, DiscountCopyConsumer)
  @Answers(CodePreview)
  @Get()
  async look(@Query() { code, store }: CodePreviewQuery): Promise<CodePreview> {
    await this.stores.requireOpen(store);
    return await this.codes.preview(code, store ?? null);
  }
}
