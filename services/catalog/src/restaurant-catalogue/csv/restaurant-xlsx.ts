import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { RestaurantProductState } from '@larder/contracts';
import { sheetText } from '@larder/kernel';
import exceljs from 'exceljs';
import { strides } from '../../csv/strides.js';
import { RESTAURANT_CELLS } from './restaurant-cells.js';
import { RESTAURANT_COLUMNS } from './restaurant-columns.js';

const WIDTHS = {
  Name: 40,
  Category: 24,
  Description: 50,
  'Price Per Unit': 16,
  Unit: 10,
  Active: 10,
  'Display Order': 14,
};

/**
 * The list as an Excel file, numbers as numbers. It is whole before its first byte is sent: what goes wrong is an answer, not
 * a torn file.
 */
export async function restaurantXlsx(products: readonly RestaurantProductState[]): Promise<Buffer> {
  const out = new PassThrough();
  const whole = buffer(out);
  const workbook = new exceljs.stream.xlsx.WorkbookWriter({ stream: out, useStyles: true });
  const sheet = workbook.addWorksheet('Restaurant Products', { views: [{ state: 'frozen', ySplit: 1 }] });
  sheet.columns = RESTAURANT_COLUMNS.map((header) => ({
    header,
    width: WIDTHS[header],
    ...(header === 'Price Per Unit' ? { style: { numFmt: '0.00' } } : {}),
  }));
  sheet.getRow(1).font = { bold: true };
  for await (const some of strides(products)) {
    for (const product of some) {
      sheet.addRow(RESTAURANT_COLUMNS.map((column) => cell(RESTAURANT_CELLS[column](product)))).commit();
    }
  }
  await workbook.commit();
  return await whole;
}

const cell = (value: string | number | boolean): string | number | boolean =>
  typeof value === 'string' ? sheetText(value) : value;
