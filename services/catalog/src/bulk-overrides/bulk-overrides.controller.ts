import {
  BulkOverride,
  BulkOverrideResult,
  OverrideMatrix,
  OverrideMatrixQuery,
  OverrideSummary,
  RedundantOverrides,
  StoreQuery,
} from '@larder/contracts';
import { Access, Answers, BodyLimit, scopeOf, storeNotNamed } from '@larder/platform';
import { Body, Controller, Get, HttpCode, Post, Query, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { ORDER_BODY } from '../products/body-limits.js';
import { BulkOverrideService } from '../products/overrides/bulk-override.service.js';
import { OverrideFiguresService } from '../products/overrides/override-figures.service.js';
import { WholesaleMatrixService } from '../restaurant-catalogue/overrides/wholesale-matrix.service.js';
import { StoresService } from '../stores/stores.service.js';

/** Many stores' own values of many products, of both lists. */
@Controller('api/admin/overrides')
export class BulkOverridesController {
  constructor(
    private readonly stores: StoresService,
    private readonly retail: BulkOverrideService,
    private readonly figures: OverrideFiguresService,
    private readonly wholesale: WholesaleMatrixService,
  ) {}

  @Access('staff')
  @Answers(OverrideMatrix)
  @Get('matrix')
  async read(@Query() query: OverrideMatrixQuery, @Req() request: FastifyRequest): Promise<OverrideMatrix> {
    const open = await this.stores.open(scopeOf(request));
    const slugs = new Map(open.map(({ id, slug }) => [id, slug]));
    return await (query.kind === 'restaurant' ? this.wholesale : this.retail).page(slugs, query);
  }

  @Access('staff')
  @Answers(OverrideSummary)
  @Get('summary')
  async summary(@Query() _named: StoreQuery, @Req() request: FastifyRequest): Promise<OverrideSummary> {
    const open = await this.stores.open(scopeOf(request));
    const figures = await this.figures.of(open.map(({ id }) => id));
    const none = { overrides: 0, redundant: 0 };
    return {
      stores: open.map(({ id, slug, lastUpdatedAt }) => ({
        store: slug,
        lastUpdated: lastUpdatedAt,
        ...(figures.get(id) ?? none),
      })),
    };
  }

  @Access('staff')
  @Answers(RedundantOverrides)
  @Get('redundant')
  async redundant(@Query() _named: StoreQuery, @Req() request: FastifyRequest): Promise<RedundantOverrides> {
    const { store } = scopeOf(request);
    if (store === null) throw storeNotNamed();
    return { productIds: await this.figures.redundant(store) };
  }

  /** Acts in the stores that the body names. */
  @Access('store-admin', { byRow: true })
  @Answers(BulkOverrideResult)
  @BodyLimit(ORDER_BODY)
  @Post('bulk')
  @HttpCode(200)
  async apply(@Body() body: BulkOverride, @Req() request: FastifyRequest): Promise<BulkOverrideResult> {
    return await this.retail.apply(await this.stores.openStoresOf(body.stores, scopeOf(request)), body);
  }
}
