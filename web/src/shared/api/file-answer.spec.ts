import { describe, expect, it } from '@jest/globals';
import { fileNameOf } from './file-answer.ts';

describe('the name of a received file', () => {
  it.each([
    ['attachment; filename="products_export_2026-11-21.csv"', 'products_export_2026-11-21.csv'],
    ['attachment; filename=products_template.csv', 'products_template.csv'],
    [`attachment; filename="plain.csv"; filename*=UTF-8''%E5%83%B9%E7%9B%AE.csv`, '價目.csv'],
    [`attachment; filename="plain.csv"; filename*=UTF-8''%E5%83`, 'plain.csv'],
    ['attachment', null],
    ['attachment; filename=""', null],
    [null, null],
  ])('the file name of %p is %p', (header, name) => {
    expect(fileNameOf(header)).toBe(name);
  });
});
