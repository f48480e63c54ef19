import {
  DeletedRow,
  PlanQuery,
  RestaurantProductParams,
  ProductImport,
  ProductImportQuery,
  ProductImportResult,
  RestaurantProductInput,
  RestaurantProductPlace,
  SavedRestaurantProduct,
  StaffRestaurantProduct,
  StoreQuery,
} from '@larder/contracts';
import { csvLine } from '@larder/kernel';
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
  XLSX_TYPE,
} from '@larder/platform';
import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Put, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { IMPORT_BODY, PICTURE_BODY } from '../../products/body-limits.js';
import { StoresService } from '../../stores/stores.service.js';
import { TEMPLATE_COLUMNS } from '../csv/restaurant-columns.js';
import { RestaurantExportService } from '../csv/restaurant-export.service.js';
import { RestaurantImportService } from '../csv/restaurant-import.service.js';
import { StoreWholesaleService } from '../overrides/store-wholesale.service.js';
import { RestaurantProductsService } from './restaurant-products.service.js';

@Controller('api/admin/restaurant/products')
export class RestaurantProductsController {
  constructor(
    private readonly products: RestaurantProductsService,
    private readonly imports: RestaurantImportService,
    private readonly exports: RestaurantExportService,
    private readonly inStores: StoreWholesaleService,
    private readonly stores: StoresService,
  ) {}

  /** The chain's list, or a store's. */
  @Access('staff')
  @Answers([StaffRestaurantProduct])
  @Get()
  async all(@Query() _named: StoreQuery, @Req() request: FastifyRequest): Promise<StaffRestaurantProduct[]> {
    const { storeOfRecord, storeIds } = scopeOf(request);
    return storeOfRecord === null ? await this.products.all(storeIds) : await this.inStores.all(storeOfRecord);
  }

  @Access('admin')
  @Answers(SavedRestaurantProduct, 201)
  @BodyLimit(PICTURE_BODY)
  @Post()
  async create(
    @Body() input: RestaurantProductInput,
    @IdempotencyKey() key: string | null,
  ): Promise<SavedRestaurantProduct> {
    return await this.products.create(input, key);
  }

  @Access('store-admin')
  @Answers(SavedRestaurantProduct)
  @BodyLimit(PICTURE_BODY)
  @Put(':id')
  async change(
    @Param() { id }: RestaurantProductParams,
    @Query() _named: StoreQuery,
    @Body() input: RestaurantProductInput,
    @Req() request: FastifyRequest,
  ): Promise<SavedRestaurantProduct> {
    return await this.changeHere(id, input, request);
  }

  /** The back office moves a product by swapping its place with a neighbour's. */
  @Access('store-admin')
  @Answers(SavedRestaurantProduct)
  @Patch(':id/order')
  async place(
    @Param() { id }: RestaurantProductParams,
    @Query() _named: StoreQuery,
    @Body() { displayOrder }: RestaurantProductPlace,
    @Req() request: FastifyRequest,
  ): Promise<SavedRestaurantProduct> {
    return await this.changeHere(id, { displayOrder }, request);
  }

  @Access('admin')
  @Answers(DeletedRow)
  @Delete(':id')
  async delete(@Param() { id }: RestaurantProductParams, @Query() plan: PlanQuery): Promise<DeletedRow> {
    return await this.products.delete(id, plan);
  }

  @Access('staff')
  @AnswersFile('text/csv')
  @Get('export/csv')
  async exportCsv(
    @Query() _named: StoreQuery,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { name, content } = await this.exports.export('csv', scopeOf(request), new Date());
    void reply.headers(asFile(name, CSV_TYPE)).send(content);
  }

  @Access('staff')
  @AnswersFile(XLSX_TYPE)
  @Get('export/xlsx')
  async exportXlsx(
    @Query() _named: StoreQuery,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { name, content } = await this.exports.export('xlsx', scopeOf(request), new Date());
    void reply.headers(asFile(name, XLSX_TYPE)).send(content);
  }

  /** Only the header, so that importing an untouched template creates no sample products. */
  @Access('staff')
  @AnswersFile('text/csv')
  @Get('template/csv')
  template(@Res() reply: FastifyReply): void {
    void reply
      .headers(asFile('restaurant_products_template.csv', CSV_TYPE))
      .send(BYTE_ORDER_MARK + csvLine(TEMPLATE_COLUMNS));
  }

  @Access('admin')
  @Answers(ProductImportResult)
  @BodyLimit(IMPORT_BODY)
  @Post('import/csv')
  @HttpCode(200)
  async import(
    @Body() file: ProductImport,
    @Query() { dryRun = false }: ProductImportQuery,
  ): Promise<ProductImportResult> {
    return dryRun ? await this.imports.preview(file) : await this.imports.import(file);
  }

  /** Changes the chain's values, or those of the named store. */
  private async changeHere(
    id: string,
    input: RestaurantProductInput,
    request: FastifyRequest,
  ): Promise<SavedRestaurantProduct> {
    const { store } = scopeOf(request);
    if (store === null) return await this.products.change(id, input);
    const open = await this.stores.openStore(store);
    return await this.inStores.merge(open.id, id, input, sessionOf(request).user.storeIds === null);
  }
}
