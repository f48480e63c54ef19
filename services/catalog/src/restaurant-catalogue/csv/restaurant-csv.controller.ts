import { ProductImport, ProductImportQuery, ProductImportResult } from '@larder/contracts';
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
import { Body, Controller, Get, HttpCode, Post, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { IMPORT_BODY } from '../../products/body-limits.js';
import { RESTAURANT_COLUMNS } from './restaurant-columns.js';
import { RestaurantExportService } from './restaurant-export.service.js';
import { RestaurantImportService } from './restaurant-import.service.js';

@Controller('api/admin/restaurant/products')
export class RestaurantCsvController {
  constructor(
    private readonly imports: RestaurantImportService,
    private readonly exports: RestaurantExportService,
  ) {}

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
      .send(BYTE_ORDER_MARK + csvLine(RESTAURANT_COLUMNS));
  }

  @Access('admin')
  @Answers(ProductImportResult)
  @BodyLimit(IMPORT_BODY)
  @Post('import/csv')
  @HttpCode(200)
  async import(
    @Body() { csvContent }: ProductImport,
    @Query() { dryRun = false }: ProductImportQuery,
  ): Promise<ProductImportResult> {
    return dryRun ? await this.imports.preview(csvContent) : await this.imports.import(csvContent);
  }
}
