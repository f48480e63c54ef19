import { Readable } from 'node:stream';
import { expect, it } from '@jest/globals';
import { csvPieces } from './strides.js';

it('other requests get their turn between the pieces of a large file', async () => {
  let turns = 0;
  const count = (): void => {
    turns++;
    turn = setImmediate(count);
  };
  let turn = setImmediate(count);
  const rows = Array.from({ length: 5_500 }, (_none, row) => row);
  const pieces: string[] = [];
  // A consumer without any delay.
  for await (const piece of Readable.from(csvPieces(['Row'], rows, String))) pieces.push(piece);
  clearImmediate(turn);
  expect(pieces.join('').split('\r\n')).toHaveLength(rows.length + 2);
  expect(turns).toBeGreaterThan(3);
});
