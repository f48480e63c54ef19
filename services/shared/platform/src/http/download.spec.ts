import { describe, expect, it } from '@jest/globals';
import { fileOfToday } from './download.js';

describe('the name of a file of today', () => {
  it("the name of a file of today has the store's day", () => {
    const lateEvening = new Date('2026-01-01T03:00:00Z');
    expect(fileOfToday('products_export', 'csv', lateEvening, 'America/Toronto')).toBe(
      'products_export_2025-12-31.csv',
    );
    expect(fileOfToday('products_export', 'csv', lateEvening, 'UTC')).toBe('products_export_2026-01-01.csv');
  });
});
