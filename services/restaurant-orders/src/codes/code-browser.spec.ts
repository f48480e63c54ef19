import { describe, expect, it } from '@jest/globals';
import { hasUsed, isFading, readCodeBrowser, rememberCode } from './code-browser.js';

const KEY = Buffer.alloc(32, 1);
const NOW = new Date('2026-11-22T12:00:00Z');
const later = (days: number): Date => new Date(NOW.getTime() + days * 86_400_000);

describe('a browser that has used codes', () => {
  it('a browser is known by the codes it has used and no others', () => {
    const one = readCodeBrowser(rememberCode(null, 'GW88', KEY, NOW), KEY, NOW);
    const both = readCodeBrowser(rememberCode(one, 'LN12', KEY, NOW), KEY, NOW);
    expect(both?.id).toBe(one?.id);
    expect(['GW88', 'LN12', 'GW89'].map((code) => both && hasUsed(both, code, KEY))).toEqual([true, true, false]);
  });

  it('a known browser is forgotten after thirty days, and renewed from the second day on', () => {
    const token = rememberCode(null, 'GW88', KEY, NOW);
    expect(readCodeBrowser(token, KEY, later(30))).toBeNull();
    const browser = readCodeBrowser(token, KEY, later(29.9));
    expect([browser && isFading(browser, later(0.5)), browser && isFading(browser, later(1.5))]).toEqual([false, true]);
  });

  it.each([
    ['nothing', () => null],
    ['a text of its own', () => 'abc'],
    ['a later end', (token: string) => token.replace(/\.(\d+)\./, '.9999999999.')],
    ['another’s id', (token: string) => token.replace(/^[^.]+/, 'A'.repeat(22))],
    ['a mark more', (token: string) => token.replace(/\.([^.]+)$/, `~${'A'.repeat(22)}.$1`)],
    ['one more part', (token: string) => `${token}.x`],
    // As long in letters, but not in bytes.
    ['a signature of other letters', (token: string) => token.replace(/[^.]+$/, 'é'.repeat(43))],
  ])('a browser token with %s is not accepted', (_what, changed) => {
    expect(readCodeBrowser(changed(rememberCode(null, 'GW88', KEY, NOW)), KEY, NOW)).toBeNull();
  });

  it('a browser token of another system has no effect and does not reveal its codes', () => {
    const token = rememberCode(null, 'GW88', Buffer.alloc(32, 2), NOW);
    expect(readCodeBrowser(token, KEY, NOW)).toBeNull();
    expect(token).not.toContain('GW88');
  });

  it('the cookie of known codes stays small', () => {
    let token = '';
    for (let n = 10; n < 60; n++) token = rememberCode(readCodeBrowser(token, KEY, NOW), `AB${n}`, KEY, NOW);
    expect(token.length).toBeLessThan(1_000);
  });
});
