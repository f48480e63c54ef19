import { Readable, PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { sheetText } from '@larder/kernel';
import { fileOfToday, Transactions, type StoreScope } from '@larder/platform';
import { Injectable } from '@nestjs/common';
import { csvPieces, strides } from '../../csv/strides.js';
import { StoresService } from '../../stores/stores.service.js';
import { RestaurantCategoryRepository } from '../categories/restaurant-category.repository.js';
import { RestaurantProductRepository } from '../products/restaurant-product.repository.js';
import {
  fileRows,
  restaurantColumn,
  RESTAURANT_COLUMNS,
  type FileRow,
  type RestaurantColumn,
} from './restaurant-columns.js';

@Injectable()
export class RestaurantExportService {
  constructor(
    private readonly products: RestaurantProductRepository,
    private readonly categories: RestaurantCategoryRepository,
    private readonly stores: StoresService,
    private readonly transactions: Transactions,
  ) {}

  /**
   * Every product and category as a file, with the values of the chain or a store, named by the day in its zone. The
   * export is logged as an event.
   */
  async export(
    format: 'csv' | 'xlsx',
    { storeOfRecord: storeId }: StoreScope,
    now: Date,
  ): Promise<{ name: string; content: Readable | Buffer }> {
    const products =
      storeId === null ? await this.products.all() : (await this.products.inStore(storeId)).map(({ here }) => here);
    const rows = fileRows(products, await this.categories.all());
    const after = { count: products.length, format };
    await this.transactions.record({
      type: 'restaurant-products.exported',
      subject: 'restaurant-products:export',
      storeId,
      after,
    });
    const timeZone = await this.stores.timeZoneOf(storeId);
    return {
      name: fileOfToday('restaurant_products_export', format, now, timeZone),
      content:
        format === 'csv' ? Readable.from(csvPieces(RESTAURANT_COLUMNS, rows, csvText)) : await restaurantXlsx(rows),
    };
  }
}

function csvText(row: FileRow, column: RestaurantColumn): string {
  const value = restaurantColumn(column).value(row);
  return column === 'Price Per Unit' && typeof value === 'number' ? value.toFixed(2) : String(value);
}

/** Cells of Excel are slow to write. */
const ROWS_AT_ONCE = 200;

/** Complete before its first byte is sent, so that a failure is an error answer and not a truncated file. */
async function restaurantXlsx(rows: readonly FileRow[]): Promise<Buffer> {
  // Loaded only when used: it is large.
  const { default: exceljs } = await import('exceljs');
  const out = new PassThrough();
  const whole = buffer(out);
  const workbook = new exceljs.stream.xlsx.WorkbookWriter({ stream: out, useStyles: true });
  const sheet = workbook.addWorksheet('Restaurant Products', { views: [{ state: 'frozen', ySplit: 1 }] });
  sheet.columns = RESTAURANT_COLUMNS.map((header) => ({
    header,
    width: restaurantColumn(header).width,
    ...(header === 'Price Per Unit' ? { style: { numFmt: '0.00' } } : {}),
  }));
  sheet.getRow(1).font = { bold: true };
  for await (const some of strides(rows, ROWS_AT_ONCE)) {
    for (const row of some) {
      const values = RESTAURANT_COLUMNS.map((column) => restaurantColumn(column).value(row));
      sheet.addRow(values.map((value) => (typeof value === 'string' ? sheetText(value) : value))).commit();
    }
  }
  await workbook.commit();
  return await whole;
}
