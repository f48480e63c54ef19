import { ProductExportQuery, ProductImport, ProductImportQuery, ProductImportResult } from '@larder/contracts';
import { csvLine } from '@larder/kernel';
import { Access, Answers, AnswersFile, asFile, BodyLimit, BYTE_ORDER_MARK, CSV_TYPE } from '@larder/platform';
import { Body, Controller, Get, HttpCode, Post, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { IMPORT_BODY } from '../body-limits.js';
import { TEMPLATE_COLUMNS } from './csv-columns.js';
import { ProductExportService } from './product-export.service.js';
import { ProductImportService } from './product-import.service.js';

@Controller('api/admin/products')
export class ProductCsvController {
  constructor(
    private readonly imports: ProductImportService,
    private readonly exports: ProductExportService,
  ) {}

  @Access('staff')
  @AnswersFile('text/csv')
  @Get('export')
  async export(@Query() { includeInactive = false }: ProductExportQuery, @Res() reply: FastifyReply): Promise<void> {
    const { name, csv } = await this.exports.export(includeInactive ? 'all' : 'active', new Date());
    void reply.headers(asFile(name, CSV_TYPE)).send(csv);
  }

  /** The header alone, so that importing an untouched template creates no sample products. */
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
    @Body() { csvContent }: ProductImport,
    @Query() { dryRun = false }: ProductImportQuery,
  ): Promise<ProductImportResult> {
    return dryRun ? await this.imports.preview(csvContent) : await this.imports.import(csvContent);
  }
}
