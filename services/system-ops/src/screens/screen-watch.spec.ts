import { describe, expect, it } from '@jest/globals';
import { ScreenWatch } from './screen-watch.js';
import type { ScreenRepository, ScreenRow } from './screen.repository.js';

const START = Date.parse('2026-11-21T12:00:00.000Z');
const at = (seconds: number): Date => new Date(START + seconds * 1_000);

function screen(lastSeen: number): ScreenRow {
  return {
    id: '1',
    name: 'Counter',
    store: 'main',
    board: 'meatprices',
    meatBoard: null,
    terminal: null,
    pairedAt: at(-86_400).toISOString(),
    lastSeenAt: at(lastSeen).toISOString(),
    shownRevision: 7,
    shownAt: at(-3_600).toISOString(),
    behindSince: null,
  };
}

describe('the watch over the screens', () => {
  it('after an outage of the database no screen counts as stale until each has had time to report', async () => {
    let row: ScreenRow | null = screen(-5);
    const list = (): Promise<ScreenRow[]> =>
      row ? Promise.resolve([row]) : Promise.reject(Object.assign(new Error('away'), { code: 'ECONNREFUSED' }));
    const watch = new ScreenWatch({ list } as ScreenRepository);
    const valueAt = async (seconds: number): Promise<number | null | undefined> =>
      (await watch.readings(at(seconds)))[0]?.value;

    await watch.readings(at(-100));
    expect(await valueAt(0)).toBe(0);
    row = null;
    expect(await valueAt(60)).toBeNull();
    row = screen(-5);
    expect([await valueAt(120), await valueAt(140)]).toEqual([null, null]);
    expect(await valueAt(145)).toBe(150);
    row = screen(140);
    expect(await valueAt(146)).toBe(0);
  });
});
