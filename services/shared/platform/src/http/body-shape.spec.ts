import { describe, expect, it } from '@jest/globals';
import { LIMITS } from '@larder/kernel';
import { hasPlausibleShape } from './body-shape.js';

const nested = (depth: number, open: string, close: string): unknown =>
  JSON.parse(`${open.repeat(depth)}1${close.repeat(depth)}`);
const fields = (count: number): object => Object.fromEntries(Array.from({ length: count }, (_, n) => [`f${n}`, n]));

describe('the shape of a body', () => {
  it.each<[string, unknown]>([
    ['nothing', undefined],
    ['null', null],
    ['a text', 'x'],
    ['an order of every product', { productIds: Array<string>(LIMITS.products).fill('id') }],
    ['lists in objects', nested(8, '{"a":[', ']}')],
    ['many fields', fields(200)],
  ])('a body may be %s', (_what, body) => {
    expect(hasPlausibleShape(body)).toBe(true);
  });

  it.each<[string, () => unknown]>([
    ['lists in lists without end', () => nested(1_000_000, '[', ']')],
    ['objects in objects without end', () => nested(100_000, '{"a":', '}')],
    ['thousands of fields', () => ({ x: fields(100_000) })],
    ['a list without end', () => ({ x: Array<number>(2_000_000).fill(1) })],
    ['many long lists', () => Array.from({ length: 20 }, () => Array<number>(10_000).fill(1))],
  ])('a body may not be %s', (_what, body) => {
    expect(hasPlausibleShape(body())).toBe(false);
  });
});
