import { describe, expect, it } from '@jest/globals';
import { offeredDays } from './use-availability.ts';

describe('the days that are offered', () => {
  const from = '2026-11-30';

  it('the first available days are offered', () => {
    expect(offeredDays({ from, to: '2027-02-01' }, {})).toEqual([from, '2026-12-01', '2026-12-02', '2026-12-03']);
    expect(offeredDays({ from, to: '2026-12-01' }, {})).toEqual([from, '2026-12-01']);
    expect(offeredDays({ from, to: '2026-11-29' }, {})).toEqual([]);
  });

  it('closed days are left out, days with other hours are not', () => {
    const closures = [
      { day: '2026-12-01', hours: null, reason: 'Stocktaking' },
      { day: '2026-12-02', hours: [{ from: '10:00', to: '14:00' }], reason: '' },
    ];
    expect(offeredDays({ from, to: '2027-02-01' }, { closures })).toEqual([
      from,
      '2026-12-02',
      '2026-12-03',
      '2026-12-04',
    ]);
  });
});
