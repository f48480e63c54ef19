import {
  DeletedRow,
  PlanQuery,
  RestaurantProductParams,
  ProductImport,
  ProductImportQuery,
  ProductImportResult,
  RestaurantProduct,
  RestaurantProductInput,
  RestaurantProductPlace,
  SavedRestaurantProduct,
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
  XLSX_TYPE,
} from '@larder/platform';
import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Put, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { IMPORT_BODY, PICTURE_BODY } from '../../products/body-limits.js';
import { TEMPLATE_COLUMNS } from '../csv/restaurant-columns.js';
import { RestaurantExportService } from '../csv/restaurant-export.service.js';
import { RestaurantImportService } from '../csv/restaurant-import.service.js';
import { RestaurantProductsService } from './restaurant-products.service.js';

@Controller('api/admin/restaurant/products')
export class RestaurantProductsController {
  constructor(
    private readonly products: RestaurantProductsService,
    private readonly imports: RestaurantImportService,
    private readonly exports: RestaurantExportService,
  ) {}

  @Access('staff')
  @Answers([RestaurantProduct])
  @Get()
  async all(): Promise<RestaurantProduct[]> {
    return await this.products.all();
  }

  @Access('admin')
  @Answers(SavedRestaurantProduct, 201)
  @BodyLimit(PICTURE_BODY)
  @Post()
  async create(@Body() input: RestaurantProductInput): Promise<SavedRestaurantProduct> {
    return await this.products.create(input);
  }

  @Access('admin')
  @Answers(SavedRestaurantProduct)
  @BodyLimit(PICTURE_BODY)
  @Put(':id')
  async change(
    @Param() { id }: RestaurantProductParams,
    @Body() input: RestaurantProductInput,
  ): Promise<SavedRestaurantProduct> {
    return await this.products.change(id, input);
  }

  /** The back office swaps two neighbours by exchanging their places. */
  @Access('admin')
  @Answers(RestaurantProduct)
  @Patch(':id/order')
  async place(
    @Param() { id }: RestaurantProductParams,
    @Body() { displayOrder }: RestaurantProductPlace,
  ): Promise<RestaurantProduct> {
    return await this.products.change(id, { displayOrder });
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
  async exportCsv(@Res() reply: FastifyReply): Promise<void> {
    const { name, content } = await this.exports.export('csv', new Date());
    void reply.headers(asFile(name, CSV_TYPE)).send(content);
  }

  @Access('staff')
  @AnswersFile(XLSX_TYPE)
  @Get('export/xlsx')
  async exportXlsx(@Res() reply: FastifyReply): Promise<void> {
    const { name, content } = await this.exports.export('xlsx', new Date());
    void reply.headers(asFile(name, XLSX_TYPE)).send(content);
  }

  /** The header alone, so that importing an untouched template creates no sample products. */
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
}
