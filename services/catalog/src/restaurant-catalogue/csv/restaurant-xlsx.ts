import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { RestaurantProductState } from '@larder/contracts';
import { sheetText } from '@larder/kernel';
import exceljs from 'exceljs';
import { strides } from '../../csv/strides.js';
import { restaurantColumn, RESTAURANT_COLUMNS } from './restaurant-columns.js';

/**
 * Numbers as numbers. Complete before its first byte is sent, so that a failure is an error answer and not a truncated
 * file.
 */
export async function restaurantXlsx(products: readonly RestaurantProductState[]): Promise<Buffer> {
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
