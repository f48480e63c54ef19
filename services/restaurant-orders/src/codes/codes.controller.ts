import {
  CodePreview,
  CodePreviewQuery,
  CodeToValidate,
  DiscountedProducts,
  DiscountedProductsParams,
  StoreQuery,
  ValidatedCode,
} from '@larder/contracts';
import { Access, Answers, ReadsCopy } from '@larder/platform';
import { Body, Controller, Get, HttpCode, Param, Post, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CatalogCopyConsumer } from '../copies/catalog-copy.consumer.js';
import { DiscountCopyConsumer } from '../copies/discount-copy.consumer.js';
import { StoreCopiesService } from '../copies/store-copies.service.js';
import { codeVisitorOf } from './code-visitor.js';
import { CodesService } from './codes.service.js';

@Controller('api')
export class CodesController {
  constructor(
    private readonly codes: CodesService,
    private readonly stores: StoreCopiesService,
  ) {}

  @Access('public')
  @Answers(ValidatedCode)
  @Post('restaurant/validate-code')
  @HttpCode(200)
  async validate(
    @Body() { code }: CodeToValidate,
    @Query() { store }: StoreQuery,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ValidatedCode> {
    void reply.header('cache-control', 'no-store');
    await this.stores.requireOpen(store);
    return await this.codes.validate(code, codeVisitorOf(request, reply, store));
  }

  @Access('public')
  @ReadsCopy(CatalogCopyConsumer)
  @Answers(DiscountedProducts)
  @Get('restaurant/products-with-discount/:code')
  async products(
    @Param() { code }: DiscountedProductsParams,
    @Query() { store }: StoreQuery,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<DiscountedProducts> {
    void reply.header('cache-control', 'no-store');
    await this.stores.requireOpen(store);
    return await this.codes.discountedProducts(code, codeVisitorOf(request, reply, store));
  }

  /** The price preview of a code, for staff who may see codes: catalog's preview has only retail prices. */
  @Access('admin')
  @ReadsCopy(CatalogCopyConsumer, DiscountCopyConsumer)
  @Answers(CodePreview)
  @Get('admin/restaurant/price-preview')
  async preview(@Query() { code, store }: CodePreviewQuery): Promise<CodePreview> {
    await this.stores.requireOpen(store);
    return await this.codes.preview(code, store ?? null);
  }
}
