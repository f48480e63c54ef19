import { describe, expect, it } from '@jest/globals';
import { ageText } from './use-price-age.ts';

const NOW = new Date('2026-11-21T22:10:00.000Z');
const ZONE = 'America/Toronto';

describe('the age of the prices', () => {
  it('the age of prices has the time in the zone of the store', () => {
    expect(ageText('2026-11-21T22:05:00.000Z', NOW, ZONE)).toBe('prices as of 17:05');
  });

  it('the age of prices has the day too, unless it is today in the store', () => {
    expect(ageText('2026-11-21T04:59:00.000Z', NOW, ZONE)).toBe('prices as of 2026/11/20 23:59');
  });

  it('an unknown age of prices is shown as unknown', () => {
    expect(ageText(null, NOW, ZONE)).toBe('prices could not be refreshed just now');
  });
});
