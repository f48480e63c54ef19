import {
  BulkOverride,
  BulkOverrideResult,
  OverrideMatrix,
  OverrideMatrixQuery,
  OverrideParams,
  RetailOverrideBody,
  StaffProduct,
} from '@larder/contracts';
import { Access, Answers, BodyLimit, scopeOf } from '@larder/platform';
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { StoresService } from '../../stores/stores.service.js';
import { ORDER_BODY } from '../body-limits.js';
import { BulkOverrideService } from './bulk-override.service.js';
import { OverrideMatrixRepository } from './override-matrix.repository.js';
import { StorePricesService } from './store-prices.service.js';

@Controller('api/admin')
export class OverridesController {
  constructor(
    private readonly stores: StoresService,
    private readonly prices: StorePricesService,
    private readonly bulk: BulkOverrideService,
    private readonly matrix: OverrideMatrixRepository,
  ) {}

  @Access('store-admin')
  @Answers(StaffProduct)
  @Put('stores/:id/overrides/retail/:productId')
  async replace(@Param() { id, productId }: OverrideParams, @Body() body: RetailOverrideBody): Promise<StaffProduct> {
    const store = await this.stores.openStore(id);
    return await this.prices.change(store.id, productId.toLowerCase(), body, 'replace');
  }

  @Access('store-admin')
  @Answers(StaffProduct)
  @Delete('stores/:id/overrides/retail/:productId')
  async reset(@Param() { id, productId }: OverrideParams): Promise<StaffProduct> {
    const store = await this.stores.openStore(id);
    return await this.prices.change(store.id, productId.toLowerCase(), {}, 'replace');
  }

  @Access('staff')
  @Answers(OverrideMatrix)
  @Get('overrides/matrix')
  async read(@Query() query: OverrideMatrixQuery, @Req() request: FastifyRequest): Promise<OverrideMatrix> {
    const open = await this.stores.open(scopeOf(request));
    return await this.matrix.page(new Map(open.map(({ id, slug }) => [id, slug])), query);
  }

  /** In the stores that the body names. */
  @Access('store-admin', { byRow: true })
  @Answers(BulkOverrideResult)
  @BodyLimit(ORDER_BODY)
  @Post('overrides/bulk')
  @HttpCode(200)
  async apply(@Body() body: BulkOverride, @Req() request: FastifyRequest): Promise<BulkOverrideResult> {
    return await this.bulk.apply(await this.stores.openStoresOf(body.stores, scopeOf(request)), body);
  }
}
