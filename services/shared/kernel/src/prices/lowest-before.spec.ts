import { describe, expect, it } from '@jest/globals';
import { lowestBefore, type LayerStep } from './lowest-before.js';

const DAY_MS = 86_400_000;
/** A price change so many days ago, with the prices before and after. */
const step = (daysAgo: number, from: number | null, to: number | null): LayerStep => ({
  atMs: 1_000 * DAY_MS - daysAgo * DAY_MS,
  from,
  to,
});
/** Only the chain has prices. */
const ofChain = (now: number, ...chain: LayerStep[]): number | null => lowestBefore([chain], [now]);

describe('the lowest price of the 30 days before', () => {
  it('the lowest price before is unknown for a price that never changed, and for a new product', () => {
    expect(ofChain(500)).toBeNull();
    expect(ofChain(500, step(3, null, 500))).toBeNull();
  });

  it('the lowest price before includes the price that held up to the present one', () => {
    expect(ofChain(500, step(3, 700, 500))).toBe(700);
    expect(ofChain(500, step(400, 900, 700), step(3, 700, 500))).toBe(700);
  });

  it('every price within the 30 days counts, however short its time', () => {
    expect(ofChain(500, step(20, 700, 450), step(19, 450, 700), step(3, 700, 500))).toBe(450);
    // A price that began before the window and ended within it.
    expect(ofChain(500, step(60, 700, 450), step(32, 450, 700), step(3, 700, 500))).toBe(450);
  });

  it('a price that ended before the 30 days does not count', () => {
    expect(ofChain(500, step(60, 700, 450), step(34, 450, 700), step(3, 700, 500))).toBe(700);
  });

  it('the lowest price before does not depend on how long the present price has held', () => {
    expect(ofChain(500, step(320, 700, 450), step(319, 450, 700), step(300, 700, 500))).toBe(450);
  });

  it('a price that began before a given day has no lowest price before', () => {
    const chain = [step(50, 700, 450), step(40, 450, 500)];
    expect(lowestBefore([chain], [500], (1_000 - 41) * DAY_MS)).toBe(450);
    expect(lowestBefore([chain], [500], (1_000 - 39) * DAY_MS)).toBeNull();
  });

  it('a change that a stronger layer hides does not count', () => {
    const own = [step(10, null, 500)];
    expect(lowestBefore([own, [step(20, 600, 300), step(5, 300, 800)]], [500, 800])).toBe(300);
    expect(lowestBefore([own, [step(5, 900, 800)]], [500, 800])).toBe(900);
  });

  it('a past price below the present one is the lowest, so the present one is not a reduction', () => {
    const batch = [step(9, null, 400), step(7, 400, null)];
    expect(lowestBefore([batch, [], [step(2, 800, 500)]], [null, null, 500])).toBe(400);
  });

  it('a change in two layers at once leaves no price between', () => {
    expect(lowestBefore([[step(3, 600, null)], [step(3, 200, 500)]], [null, 500])).toBe(600);
  });
});
