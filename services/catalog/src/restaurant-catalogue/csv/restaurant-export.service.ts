import { Readable, PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { RestaurantProductState } from '@larder/contracts';
import { sheetText } from '@larder/kernel';
import { fileOfToday, Transactions } from '@larder/platform';
import { Injectable } from '@nestjs/common';
import exceljs from 'exceljs';
import { csvPieces, strides } from '../../csv/strides.js';
import { StoresService } from '../../stores/stores.service.js';
import { RestaurantProductRepository } from '../products/restaurant-product.repository.js';
import { restaurantColumn, RESTAURANT_COLUMNS, type RestaurantColumn } from './restaurant-columns.js';

@Injectable()
export class RestaurantExportService {
  constructor(
    private readonly products: RestaurantProductRepository,
    private readonly stores: StoresService,
    private readonly transactions: Transactions,
  ) {}

  /** Every product as a file, named by the day in the default store's zone. The export is logged as an event. */
  async export(format: 'csv' | 'xlsx', now: Date): Promise<{ name: string; content: Readable | Buffer }> {
    const products = await this.products.all();
    const after = { count: products.length, format };
    await this.transactions.record({
      type: 'restaurant-products.exported',
      subject: 'restaurant-products:export',
      after,
    });
    const timeZone = await this.stores.defaultTimeZone();
    return {
      name: fileOfToday('restaurant_products_export', format, now, timeZone),
      content:
        format === 'csv'
          ? Readable.from(csvPieces(RESTAURANT_COLUMNS, products, csvText))
          : await restaurantXlsx(products),
    };
  }
}

function csvText(product: RestaurantProductState, column: RestaurantColumn): string {
  const value = restaurantColumn(column).value(product);
  return column === 'Price Per Unit' ? Number(value).toFixed(2) : String(value);
}

/** Complete before its first byte is sent, so that a failure is an error answer and not a truncated file. */
async function restaurantXlsx(products: readonly RestaurantProductState[]): Promise<Buffer> {
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
  for await (const some of strides(products)) {
    for (const product of some) {
      const values = RESTAURANT_COLUMNS.map((column) => restaurantColumn(column).value(product));
      sheet.addRow(values.map((value) => (typeof value === 'string' ? sheetText(value) : value))).commit();
    }
  }
  await workbook.commit();
  return await whole;
}
