import {
  ClearedProducts,
  DeletedRow,
  OrderReset,
  PlanQuery,
  ProductParams,
  ProductDraft,
  ProductEditResult,
  ProductEdits,
  ProductExportQuery,
  ProductImport,
  ProductImportQuery,
  ProductImportResult,
  ProductOrder,
  ProductPatch,
  ReorderedProducts,
  StaffProduct,
  StoreQuery,
} from '@larder/contracts';
import { csvLine, Refusal } from '@larder/kernel';
import {
  Access,
  Answers,
  AnswersFile,
  asFile,
  BodyLimit,
  BYTE_ORDER_MARK,
  CSV_TYPE,
  IdempotencyKey,
  scopeOf,
  sessionOf,
} from '@larder/platform';
import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { StoresService } from '../stores/stores.service.js';
import { IMPORT_BODY, ORDER_BODY, PICTURE_BODY } from './body-limits.js';
import { BulkEditService } from './bulk-edit.service.js';
import { TEMPLATE_COLUMNS } from './csv/csv-columns.js';
import { ProductExportService } from './csv/product-export.service.js';
import { ProductImportService } from './csv/product-import.service.js';
import { StoreOrderService } from './overrides/store-order.service.js';
import { ProductsService } from './products.service.js';

@Controller('api/admin/products')
export class ProductAdminController {
  constructor(
    private readonly products: ProductsService,
    private readonly imports: ProductImportService,
    private readonly exports: ProductExportService,
    private readonly orders: StoreOrderService,
    private readonly edits: BulkEditService,
    private readonly stores: StoresService,
  ) {}

  @Access('admin')
  @Answers(StaffProduct, 201)
  @BodyLimit(PICTURE_BODY)
  @Post()
  async create(@Body() draft: ProductDraft, @IdempotencyKey() key: string | null): Promise<StaffProduct> {
    return await this.products.create(draft, key);
  }

  @Access('store-admin')
  @Answers(ReorderedProducts)
  @BodyLimit(ORDER_BODY)
  @Post('reorder')
  @HttpCode(200)
  async reorder(
    @Query() _named: StoreQuery,
    @Body() { productIds }: ProductOrder,
    @Req() request: FastifyRequest,
  ): Promise<ReorderedProducts> {
    const store = await this.openStoreOf(request);
    const moved = store ? await this.orders.reorder(store, productIds) : await this.products.reorder(productIds);
    return { success: true, moved };
  }

  /** Makes the store follow the chain's order again. */
  @Access('store-admin')
  @Answers(OrderReset)
  @Delete('order')
  async resetOrder(@Query() _named: StoreQuery, @Req() request: FastifyRequest): Promise<OrderReset> {
    const store = await this.openStoreOf(request);
    if (!store) throw new Refusal('invalid', 'Name the store whose order is to follow the chain again.');
    return { success: true, changed: await this.orders.reset(store) };
  }

  @Access('admin')
  @Answers(ProductEditResult)
  @BodyLimit(ORDER_BODY)
  @Post('bulk')
  @HttpCode(200)
  async edit(@Body() edits: ProductEdits): Promise<ProductEditResult> {
    return await this.edits.apply(edits);
  }

  @Access('admin')
  @Answers(ClearedProducts)
  @Delete('all')
  async clear(@Query() plan: PlanQuery): Promise<ClearedProducts> {
    return await this.products.clear(plan);
  }

  @Access('store-admin')
  @Answers(StaffProduct)
  @BodyLimit(PICTURE_BODY)
  @Patch(':id')
  async change(
    @Param() { id }: ProductParams,
    @Query() _named: StoreQuery,
    @Body() patch: ProductPatch,
    @Req() request: FastifyRequest,
  ): Promise<StaffProduct> {
    const store = await this.openStoreOf(request);
    if (!store) return await this.products.change(id, patch);
    return await this.products.changeInStore(store, id, patch, sessionOf(request).user.storeIds === null);
  }

  @Access('admin')
  @Answers(DeletedRow)
  @Delete(':id')
  async delete(@Param() { id }: ProductParams, @Query() plan: PlanQuery): Promise<DeletedRow> {
    return await this.products.delete(id, plan);
  }

  @Access('staff')
  @AnswersFile('text/csv')
  @Get('export')
  async export(
    @Query() { includeInactive = false, stores = [] }: ProductExportQuery,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const scope = scopeOf(request);
    const beside = await this.stores.openStoresOf(stores, scope);
    const which = includeInactive ? 'all' : 'active';
    const { name, csv } = await this.exports.export(which, scope, beside, new Date());
    void reply.headers(asFile(name, CSV_TYPE)).send(csv);
  }

  /** Exports the overrides of open stores, in the long form. */
  @Access('staff')
  @AnswersFile('text/csv')
  @Get('export/overrides')
  async exportOverrides(
    @Query() _named: StoreQuery,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const scope = scopeOf(request);
    const { name, csv } = await this.exports.storePrices(scope, await this.stores.open(scope), new Date());
    void reply.headers(asFile(name, CSV_TYPE)).send(csv);
  }

  /** Only the header, so that importing an untouched template creates no sample products. */
  @Access('staff')
  @AnswersFile('text/csv')
  @Get('template')
  template(@Res() reply: FastifyReply): void {
    void reply.headers(asFile('products_template.csv', CSV_TYPE)).send(BYTE_ORDER_MARK + csvLine(TEMPLATE_COLUMNS));
  }

  @Access('admin')
  @Answers(ProductImportResult)
  @BodyLimit(IMPORT_BODY)
  @Post('import')
  @HttpCode(200)
  async import(
    @Body() file: ProductImport,
    @Query() { dryRun = false }: ProductImportQuery,
  ): Promise<ProductImportResult> {
    return dryRun ? await this.imports.preview(file) : await this.imports.import(file);
  }

  /** Null for the chain. Staff of a closed store cannot change anything there. @throws Refusal `not_found` */
  private async openStoreOf(request: FastifyRequest): Promise<string | null> {
    const { store } = scopeOf(request);
    return store && (await this.stores.openStore(store)).id;
  }
}
