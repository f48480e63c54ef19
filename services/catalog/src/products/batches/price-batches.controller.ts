import {
  PriceBatchDetail,
  PriceBatchDraft,
  PriceBatchFileResult,
  PriceBatches,
  PriceBatchOptOut,
  PriceBatchParams,
  PriceBatchPatch,
  PriceBatchQuery,
  PriceBatchResult,
  PriceBatchRollback,
  PricePreview,
  PricePreviewQuery,
  SheetFile,
} from '@larder/contracts';
import { Access, Answers, BodyLimit, scopeOf, sessionOf, translated } from '@larder/platform';
import { Body, Controller, Get, HttpCode, Param, Patch, Post, Query, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { readFile } from '../../csv/read-file.js';
import { RowFaults } from '../../csv/row-faults.js';
import { storeNotFound } from '../../stores/store.errors.js';
import { StoresService } from '../../stores/stores.service.js';
import { IMPORT_BODY, ORDER_BODY } from '../body-limits.js';
import { RetailOverridesRepository } from '../overrides/retail-overrides.repository.js';
import { ProductRepository } from '../product.repository.js';
import { BATCH_FILE, BatchFile } from './batch-file.js';
import { BatchRollbackService } from './batch-rollback.service.js';
import { batchDetailView, batchView } from './batch-view.js';
import { batchNotFound } from './batch.errors.js';
import { PriceBatchRepository, type BatchDetails } from './price-batch.repository.js';
import { PriceBatchesService } from './price-batches.service.js';
import { PricePreviewService } from './price-preview.service.js';

@Controller('api/admin')
export class PriceBatchesController {
  constructor(
    private readonly stores: StoresService,
    private readonly batches: PriceBatchRepository,
    private readonly service: PriceBatchesService,
    private readonly rollbacks: BatchRollbackService,
    private readonly previews: PricePreviewService,
    private readonly products: ProductRepository,
    private readonly overrides: RetailOverridesRepository,
  ) {}

  @Access('staff')
  @Answers(PriceBatches)
  @Get('price-batches')
  async list(@Query() { state }: PriceBatchQuery, @Req() request: FastifyRequest): Promise<PriceBatches> {
    const stores = await this.stores.all(scopeOf(request));
    // A closed store represents others only if all of them are closed.
    const openFirst = stores.toSorted((one, other) => Number(other.active) - Number(one.active));
    const batches = await this.batches.list(openFirst, state ?? null);
    return { batches: batches.map((batch) => batchView(batch)) };
  }

  @Access('staff')
  @Answers(PriceBatchDetail)
  @Get('price-batches/:id')
  async read(@Param() { id }: PriceBatchParams, @Req() request: FastifyRequest): Promise<PriceBatchDetail> {
    const { storeIds } = scopeOf(request);
    const batch = await this.batches.details(id);
    if (!batch?.stores.some(({ storeId }) => storeIds === null || storeIds.includes(storeId))) throw batchNotFound();
    return batchDetailView(batch, storeIds);
  }

  /** Acts in the stores named in the body. */
  @Access('store-admin', { byRow: true })
  @Answers(PriceBatchResult, 201)
  @BodyLimit(ORDER_BODY)
  @Post('price-batches')
  async plan(@Body() draft: PriceBatchDraft, @Req() request: FastifyRequest): Promise<PriceBatchResult> {
    const stores = await this.stores.openStoresOf(draft.stores, scopeOf(request));
    return await this.service.plan(draft, stores, isOfChain(request));
  }

  @Access('store-admin', { byRow: true })
  @Answers(PriceBatchResult)
  @BodyLimit(ORDER_BODY)
  @Patch('price-batches/:id')
  async change(
    @Param() { id }: PriceBatchParams,
    @Body() patch: PriceBatchPatch,
    @Req() request: FastifyRequest,
  ): Promise<PriceBatchResult> {
    const batch = await this.ownBatch(id, request);
    // Stores that closed stay in the batch: no form offers them, and they may open again before it starts.
    const closed = patch.stores?.length === 0 ? [] : batch.stores.filter(({ active }) => !active);
    const slugs = new Set(patch.stores ?? batch.stores.map(({ slug }) => slug));
    for (const { slug } of closed) slugs.delete(slug);
    const open = await this.stores.openStoresOf([...slugs], scopeOf(request));
    const stores = [...open, ...closed.map(({ storeId }) => ({ id: storeId }))];
    return await this.service.change(batch, patch, stores, isOfChain(request));
  }

  @Access('store-admin', { byRow: true })
  @Answers(PriceBatchDetail)
  @Post('price-batches/:id/cancel')
  @HttpCode(200)
  async cancel(@Param() { id }: PriceBatchParams, @Req() request: FastifyRequest): Promise<PriceBatchDetail> {
    await this.service.cancel((await this.ownBatch(id, request)).id);
    return await this.read({ id }, request);
  }

  @Access('store-admin', { byRow: true })
  @Answers(PriceBatchDetail)
  @Post('price-batches/:id/end')
  @HttpCode(200)
  async end(@Param() { id }: PriceBatchParams, @Req() request: FastifyRequest): Promise<PriceBatchDetail> {
    await this.service.end((await this.ownBatch(id, request)).id);
    return await this.read({ id }, request);
  }

  @Access('store-admin', { byRow: true })
  @Answers(PriceBatchRollback)
  @Post('price-batches/:id/rollback')
  @HttpCode(200)
  async rollBack(@Param() { id }: PriceBatchParams, @Req() request: FastifyRequest): Promise<PriceBatchRollback> {
    const batch = await this.ownBatch(id, request);
    const done = await this.rollbacks.rollBack(batch, scopeOf(request), sessionOf(request).user.role);
    return Object.assign(await this.read({ id }, request), done);
  }

  @Access('store-admin', { byRow: true })
  @Answers(PriceBatchFileResult)
  @BodyLimit(IMPORT_BODY)
  @Post('price-batches/read-file')
  @HttpCode(200)
  async readFile(@Body() sent: SheetFile, @Req() request: FastifyRequest): Promise<PriceBatchFileResult> {
    const { rows, faults, readAs } = await readFile(sent, BATCH_FILE);
    const overridden = await this.overrides.counts(scopeOf(request).storeIds);
    const file = new BatchFile(await this.products.all(), overridden);
    const all = new RowFaults(faults);
    for (const row of rows) all.note(row.row, () => file.add(row));
    const howRead = readAs.map(translated).join(translated(', '));
    return { items: file.items, unchanged: file.unchanged, failed: all.count, errors: all.first(), readAs: howRead };
  }

  /** Opts one of the caller's stores out of the batch, or of a product in it. */
  @Access('store-admin', { byRow: true })
  @Answers(PriceBatchDetail)
  @Post('price-batches/:id/exceptions')
  @HttpCode(200)
  async except(
    @Param() { id }: PriceBatchParams,
    @Body() { store, productId }: PriceBatchOptOut,
    @Req() request: FastifyRequest,
  ): Promise<PriceBatchDetail> {
    const [own] = await this.stores.openStoresOf([store], scopeOf(request));
    if (!own) throw batchNotFound();
    if (productId === undefined) await this.service.optOut(id, own.id);
    else await this.service.except(id, own.id, productId);
    return await this.read({ id }, request);
  }

  @Access('staff')
  @Answers(PricePreview)
  @Get('price-preview')
  async preview(@Query() { at }: PricePreviewQuery, @Req() request: FastifyRequest): Promise<PricePreview> {
    const { store: id } = scopeOf(request);
    const store = id === null ? await this.stores.storeOf(undefined) : await this.stores.openStore(id);
    if (!store) throw storeNotFound();
    return { store: store.slug, at, ...(await this.previews.at(store.id, new Date(at), new Date())) };
  }

  /** Staff of some stores may only change batches of these stores. @throws Refusal `not_found` */
  private async ownBatch(id: string, request: FastifyRequest): Promise<BatchDetails> {
    const { storeIds } = scopeOf(request);
    const batch = await this.batches.details(id);
    if (!batch?.stores.every(({ storeId }) => storeIds === null || storeIds.includes(storeId))) throw batchNotFound();
    return batch;
  }
}

/** Only staff of the whole chain may change its prices; staff of some stores may not, even if these are all open stores. */
const isOfChain = (request: FastifyRequest): boolean => sessionOf(request).user.storeIds === null;
