import { describe, expect, it } from '@jest/globals';
import { exportName } from './export-csv.js';

describe('exportName', () => {
  it("is by the store's day", () => {
    const lateEvening = new Date('2026-01-01T03:00:00Z');
    expect(exportName(lateEvening, 'America/Toronto')).toBe('products_export_2025-12-31.csv');
    expect(exportName(lateEvening, 'UTC')).toBe('products_export_2026-01-01.csv');
  });
});
