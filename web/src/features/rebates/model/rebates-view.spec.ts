import { describe, expect, it } from '@jest/globals';
import { writeAddress } from '../../../shared/routing/address-codec.ts';
import { FIRST_SORT, REBATES_ADDRESS } from './rebates-view.ts';

const read = (address: string) => REBATES_ADDRESS.read(new URLSearchParams(address));
const FIRST = { type: 'quarterly', period: null, query: '', status: null, sort: FIRST_SORT };

describe('the address of the rebates screen', () => {
  it.each([
    ['', FIRST],
    ['periodType=annually', { ...FIRST, type: 'annually' }],
    ['periodType=quarterly&period=2025-Q2', { ...FIRST, period: '2025-Q2' }],
    ['periodType=annually&period=2025', { ...FIRST, type: 'annually', period: '2025' }],
    ['period=2025', { ...FIRST, type: 'annually', period: '2025' }],
    ['periodType=annually&period=2025-Q2', { ...FIRST, type: 'annually' }],
    ['periodType=monthly&period=2025-Q7', FIRST],
    ['period=2025-q2', FIRST],
    [
      'q=wok&status=paid&sort=due&direction=asc',
      {
        ...FIRST,
        query: 'wok',
        status: 'paid',
        sort: { key: 'due', descending: false },
      },
    ],
    ['status=gone&sort=tier', FIRST],
  ])('%j is read as %j', (address, view) => {
    expect(read(address)).toEqual(view);
  });

  it.each([
    '',
    'periodType=annually',
    'periodType=quarterly&period=2026-Q4',
    'periodType=annually&period=2030',
    'q=wok&status=below_minimum&sort=customer&direction=asc',
  ])('%j comes back as it was', (address) => {
    expect(writeAddress(REBATES_ADDRESS, read(address), new URLSearchParams()).toString()).toBe(address);
  });

  it('leaves alone what is none of its own', () => {
    const before = new URLSearchParams('period=2025-Q1&lang=zh');
    expect(writeAddress(REBATES_ADDRESS, read(''), before).toString()).toBe('lang=zh');
  });
});
