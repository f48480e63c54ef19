import { describe, expect, it } from '@jest/globals';
import { clearToasts } from '../clear-products.ts';
import { fileToasts, importTexts } from '../csv-import.ts';
import { orderTexts } from '../order.ts';
import { pictureTexts } from '../picture.ts';
import { productListTexts } from '../product-list.ts';
import { userToasts } from '../users.ts';
import { analyticsTexts } from './analytics.ts';
import { filterTexts } from './filters.ts';
import { productFormTexts } from './form.ts';
import { productImportTexts } from './import.ts';
import { timestampTexts } from './timestamp.ts';
import { productToasts } from './toasts.ts';
import { toolbarTexts } from './toolbar.ts';

/** Sentences of product management that must stay verbatim. */
const PROMISED = [
  'Live Price Timestamp',
  'LIVE PRICES as of',
  'Not set',
  'Update Timestamp',
  'Invalid Date',
  'Please enter a valid date and time',
  'Settings Updated',
  'Failed to update settings',
  'Advanced Search & Filters',
  'Product Analytics & Insights',
  'Add Product',
  'Manual Order',
  'Order',
  'Product',
  'Category',
  'Size',
  'Retail',
  'Our Price',
  'Savings',
  'Status',
  'Actions',
  'Use arrow buttons to reorder products',
  'Clear search and filters to enable manual reordering',
  'Products Reordered',
  'Reorder Failed',
  'Add New Product',
  'Edit Product',
  'Product Created',
  'Create Failed',
  'Delete Product',
  'Are you sure you want to delete',
  '? This action cannot be undone.',
  'Product Deleted',
  'Delete Failed',
  'Please select a valid image file (JPEG, PNG, or WebP)',
  'Image file is too large. Maximum size is 5MB.',
  'Import Products from CSV',
  'Invalid file type. Please select a CSV file.',
  'File is too large. Maximum size is 5MB.',
  'Import Successful',
  'Import Completed with Errors',
  'Import Failed',
  'Import failed',
  'Failed to import CSV file',
  'Export Failed',
  'Failed to export products',
  'Failed to download template',
];

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

describe('the texts of product management', () => {
  it('hold every promised sentence', () => {
    const tables = [
      analyticsTexts,
      filterTexts,
      productFormTexts,
      importTexts,
      productImportTexts,
      orderTexts,
      pictureTexts,
      productListTexts,
      timestampTexts,
      productToasts,
      fileToasts,
      clearToasts,
      userToasts,
      toolbarTexts,
    ];
    const said = new Set(tables.flatMap(stringsIn));
    expect(PROMISED.filter((sentence) => !said.has(sentence))).toEqual([]);
  });

  it('count what was imported', () => {
    expect(fileToasts.importProducts.successful.description(12)).toBe('12 products imported successfully');
    expect(fileToasts.importProducts.withErrors.description(2)).toBe('2 products failed');
    expect(importTexts.rowError(4, 'category is missing')).toBe('Row 4: category is missing');
    expect(productListTexts.count(128, 214)).toBe('128 of 214 products');
  });
});
