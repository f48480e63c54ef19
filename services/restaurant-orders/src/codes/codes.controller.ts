import {
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
import { StoreCopiesService } from '../copies/store-copies.service.js';
import { codeVisitorOf } from './code-visitor.js';
import { CodesService } from './codes.service.js';

@Controller('api/restaurant')
export class CodesController {
  constructor(
    private readonly codes: CodesService,
    private readonly stores: StoreCopiesService,
  ) {}

  @Access('public')
  @Answers(ValidatedCode)
  @Post('validate-code')
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
  @Get('products-with-discount/:code')
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
}
