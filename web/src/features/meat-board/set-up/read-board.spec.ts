import { describe, expect, it } from '@jest/globals';
import { FIRST_MEAT_BOARD } from '@larder/kernel';
import { boardText, readBoard } from './read-board.ts';

describe('a saved configuration', () => {
  it('a saved configuration round-trips', () => {
    expect(readBoard(boardText(FIRST_MEAT_BOARD))).toEqual(FIRST_MEAT_BOARD);
  });

  it.each([
    ['nothing', ''],
    ['half a text', '{"fontSize":"med'],
    ['null', 'null'],
    ['another font size', boardText({ ...FIRST_MEAT_BOARD, fontSize: 'huge' as 'small' })],
    ['no halves', '{"fontSize":"small"}'],
    ['nine columns', boardText({ ...FIRST_MEAT_BOARD, left: { ...FIRST_MEAT_BOARD.left, columns: 9 } })],
    ['half a row', boardText({ ...FIRST_MEAT_BOARD, left: { ...FIRST_MEAT_BOARD.left, rows: 1.5 } })],
    ['seafood', '{"fontSize":"small","left":{"categories":["seafood"],"products":[],"columns":0,"rows":0},"right":{}}'],
    [
      'a category twice',
      boardText({ ...FIRST_MEAT_BOARD, left: { ...FIRST_MEAT_BOARD.left, categories: ['meat-beef', 'meat-beef'] } }),
    ],
  ])('a saved set-up with %s is ignored', (_what, text) => {
    expect(readBoard(text)).toBeNull();
  });
});
