import { describe, expect, it } from '@jest/globals';
import { sampleCode } from '../test/discount-code.sample.ts';
import { codesCsv, codesFileName } from './codes-csv.ts';

const HEADER = 'Code,Restaurant,Contact,Email,Phone,Tier,Discount,Usage Count,Total Discount,Status\r\n';

describe('the CSV file of codes', () => {
  it('holds a line for each code, after the mark that tells its encoding', () => {
    expect(codesCsv([sampleCode()], () => 'Bronze')).toBe(
      `\uFEFF${HEADER}GRDN,Garden House,Mei Chen,mei@garden.example,604-555-0100,Bronze,7.0%,3,1204.20,Active\r\n`,
    );
  });

  it('has a column for the stores where there are some to choose', () => {
    const stores = ['North', 'South, old'].map((name, at) => ({ id: `s${at}`, name, active: at === 0 }));
    const codes = [sampleCode({ storeIds: ['s0', 's1'] }), sampleCode()];
    const cells = codesCsv(codes, () => 'Bronze', stores).split('\r\n');
    expect(cells.map((line) => line.split('Active,')[1] ?? line.split(',').at(-1))).toEqual([
      'Stores',
      '"North, South, old (closed)"',
      'All stores',
      '',
    ]);
  });

  it('quotes what needs it and disarms formulas', () => {
    const code = sampleCode({
      restaurantName: '=HYPERLINK("x")',
      contactPerson: 'Chen, Mei',
      email: null,
      phone: '+1 604',
      active: false,
    });
    expect(codesCsv([code], () => 'Gold')).toBe(
      `\uFEFF${HEADER}GRDN,"'=HYPERLINK(""x"")","Chen, Mei",,'+1 604,Gold,7.0%,3,1204.20,Inactive\r\n`,
    );
  });

  it('is named by its day', () => {
    expect(codesFileName('2026-11-21')).toBe('discount_codes_2026-11-21.csv');
  });
});
