import { describe, expect, it } from '@jest/globals';
import { chipText } from './offline-chip.tsx';

const NOW = Date.parse('2026-11-21T19:30:00Z');
const zone = 'America/Toronto';
const at = (iso: string, isOffline = true, clockOffsetMs = 0) => ({ asOf: Date.parse(iso), isOffline, clockOffsetMs });

describe('the chip with the age of the prices', () => {
  it('the chip is hidden while prices are fresh', () => {
    expect(chipText(at('2026-11-21T19:05:00Z', false), NOW, zone)).toBeNull();
  });

  it('the chip shows since when prices are old', () => {
    expect(chipText(at('2026-11-21T19:05:00Z'), NOW, zone)).toEqual({
      text: 'offline · prices from 14:05',
      isOld: false,
    });
  });

  it('the chip shows the day unless it is today', () => {
    expect(chipText(at('2026-11-21T04:05:00Z'), NOW, zone)?.text).toBe('offline · prices from Nov 20, 23:05');
  });

  it('the chip is large after a day', () => {
    expect(chipText(at('2026-11-20T19:31:00Z'), NOW, zone)?.isOld).toBe(false);
    expect(chipText(at('2026-11-20T19:30:00Z'), NOW, zone)?.isOld).toBe(true);
  });

  it('the chip uses the server’s clock', () => {
    const twoDaysSlow = at('2026-11-21T19:05:00Z', true, 2 * 86_400_000);
    expect(chipText(twoDaysSlow, NOW - 2 * 86_400_000, zone)).toEqual({
      text: 'offline · prices from 14:05',
      isOld: false,
    });
  });

  it('the chip shows midnight as 00', () => {
    expect(chipText(at('2026-11-21T05:07:00Z'), NOW, zone)?.text).toBe('offline · prices from 00:07');
  });

  it('the chip reports that there have never been prices', () => {
    expect(chipText({ asOf: null, isOffline: true, clockOffsetMs: 0 }, NOW, zone)?.text).toBe(
      'offline · no prices yet',
    );
  });
});
