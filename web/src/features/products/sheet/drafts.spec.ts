import { describe, expect, it } from '@jest/globals';
import { sampleProduct } from '../test/product.sample.ts';
import {
  type Drafts,
  NO_DRAFTS,
  ofStore,
  pricesOf,
  problemOf,
  readBlock,
  readCell,
  readDrafts,
  reviewDrafts,
  withBlock,
  withCell,
  withoutCell,
} from './drafts.ts';

const tofu = sampleProduct('tofu', { description: 'Tofu', chineseName: '豆腐', retailPrice: 1.99, ourPrice: 1.59 });
const leek = sampleProduct('leek', { description: 'Leek' });
const rows = [tofu, leek];
const everything = (): boolean => true;

describe('the text of a cell', () => {
  it.each([
    ['ourPrice', '$1,299.00', 1299],
    ['ourPrice', '1,59', 1.59],
    ['retailPrice', ' 2 ', 2],
    ['category', 'meat beef', 'meat-beef'],
    ['category', 'SEAFOOD', 'seafood'],
    ['category', 'Meat - Hot Pot', 'meat-hotpot'],
    ['active', 'yes', true],
    ['active', 'Inactive', false],
    ['size', ' 1\r\n lb ', '1 lb'],
    ['chineseName', '', null],
  ] as const)('%s %j is %j', (field, text, value) => {
    expect(readCell(field, text)).toMatchObject({ value });
  });

  it.each([
    ['ourPrice', 'abc', 'Enter a price such as 12.99.'],
    ['ourPrice', '-1', 'Enter a price such as 12.99.'],
    ['ourPrice', '1,234', 'Thousands or cents? Write 1234.00 or 1.23.'],
    ['retailPrice', '100000', 'A price is at most $99,999.99.'],
    ['category', 'toys', 'This category does not exist.'],
    ['active', 'maybe', 'Write Active or Inactive.'],
    ['description', ' ', 'This cannot be empty.'],
    ['size', 'x'.repeat(81), 'At most 80 characters.'],
  ] as const)('%s %j is refused: %s', (field, text, problem) => {
    expect(readCell(field, text)).toEqual({ problem });
  });
});

describe('a draft', () => {
  it('holds what was typed, as it is shown, and what was saved then', () => {
    const drafts = withCell(NO_DRAFTS, tofu, 'ourPrice', '1.5');
    expect(drafts).toEqual({ tofu: { ourPrice: { text: '$1.50', base: '$1.59' } } });
    expect(pricesOf(tofu, drafts['tofu'])).toEqual({ retail: 1.99, our: 1.5 });
  });

  it('is none any more when what is saved is typed again, and a cell can be taken back', () => {
    const drafts = withCell(withCell(NO_DRAFTS, tofu, 'ourPrice', '1.5'), tofu, 'size', '2 lb');
    expect(withCell(drafts, tofu, 'ourPrice', '1.59')).toEqual({ tofu: { size: { text: '2 lb', base: '1 lb' } } });
    expect(withoutCell(withoutCell(drafts, 'tofu', 'size'), 'tofu', 'ourPrice')).toEqual({});
    expect(withoutCell(drafts, 'leek', 'size')).toBe(drafts);
  });

  it('that means nothing is kept as typed, blocks, and leaves the savings open', () => {
    const drafts = withCell(NO_DRAFTS, tofu, 'ourPrice', 'abc');
    expect(problemOf(tofu, 'ourPrice', { text: 'abc', base: '$1.59' })).toMatchObject({ blocks: true });
    expect(pricesOf(tofu, drafts['tofu'])).toBeNull();
    expect(reviewDrafts(drafts, rows)).toMatchObject({ count: 1, items: [], problems: [{ id: 'tofu', blocks: true }] });
  });
});

describe('the drafts against the newest list', () => {
  const drafts: Drafts = withCell(withCell(NO_DRAFTS, tofu, 'ourPrice', '1.49'), leek, 'chineseName', '韭');

  it('are what publishing sends', () => {
    expect(reviewDrafts(drafts, rows)).toEqual({
      count: 2,
      problems: [],
      gone: 0,
      items: [
        { id: 'tofu', ourPrice: 1.49 },
        { id: 'leek', chineseName: '韭' },
      ],
    });
  });

  it('show both values of a conflict, and can still be published', () => {
    const { problems, items } = reviewDrafts(drafts, [{ ...tofu, ourPrice: 1.69 }, leek]);
    expect(problems).toEqual([
      {
        id: 'tofu',
        field: 'ourPrice',
        product: 'Tofu',
        sentence: 'Someone else saved $1.69 in the meantime; you have $1.49.',
        blocks: false,
      },
    ]);
    expect(items).toHaveLength(2);
  });

  it('are dropped when the same value was saved, and count deleted products', () => {
    expect(reviewDrafts(drafts, [{ ...tofu, ourPrice: 1.49 }])).toMatchObject({ count: 0, items: [], gone: 1 });
  });
});

describe('a pasted block', () => {
  it('is read as spreadsheets write it', () => {
    expect(readBlock('1.59\r\n2.49\r\n')).toEqual([['1.59'], ['2.49']]);
    expect(readBlock('a\tb\n\tc')).toEqual([
      ['a', 'b'],
      ['', 'c'],
    ]);
    expect(readBlock('"5"" pan\nlarge"\t2\n')).toEqual([['5" pan\nlarge', '2']]);
    expect(readBlock('"half')).toEqual([['"half']]);
    expect(readBlock('a\t')).toEqual([['a', '']]);
  });

  it('fills down and to the right, past the savings, and leaves blank cells and what does not fit', () => {
    const block = readBlock('1,49\tany\tSeafood\n\t\tMeat - Beef\n9\t\t');
    const pasted = withBlock(NO_DRAFTS, block, rows, { row: 0, column: 'ourPrice' }, everything);
    expect(pasted).toMatchObject({ cells: 3, left: 1 });
    expect(reviewDrafts(pasted.drafts, rows).items).toEqual([
      { id: 'tofu', ourPrice: 1.49, category: 'seafood' },
      { id: 'leek', category: 'meat-beef' },
    ]);
  });

  it("leaves what is the chain's alone in a store", () => {
    const pasted = withBlock(NO_DRAFTS, [['New name', '', '', '3']], rows, { row: 0, column: 'description' }, ofStore);
    expect(reviewDrafts(pasted.drafts, rows).items).toEqual([{ id: 'tofu', retailPrice: 3 }]);
  });
});

describe('what is kept on the device', () => {
  it('comes back as it was', () => {
    const drafts = withCell(NO_DRAFTS, tofu, 'ourPrice', '1.5');
    expect(readDrafts(JSON.stringify(drafts))).toEqual(drafts);
  });

  it.each([null, '', 'no JSON', '[]', '{"tofu":{"imageUrl":{"text":"a","base":"b"},"size":{"text":1}}}', '{"a":null}'])(
    '%j holds no drafts',
    (text) => expect(reviewDrafts(readDrafts(text), rows)).toMatchObject({ count: 0, items: [] }),
  );
});
