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
  withoutSaved,
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
  ] as const)('the cell %s with %j is %j', (field, text, value) => {
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
  ] as const)('the cell %s with %j is refused: %s', (field, text, problem) => {
    expect(readCell(field, text)).toEqual({ problem });
  });
});

describe('a draft', () => {
  it('a draft holds the typed text and the value saved at that time', () => {
    const drafts = withCell(NO_DRAFTS, tofu, 'ourPrice', '1.5');
    expect(drafts).toEqual({ tofu: { ourPrice: { text: '$1.50', base: '$1.59' } } });
    expect(pricesOf(tofu, drafts['tofu'])).toEqual({ retail: 1.99, our: 1.5 });
  });

  it('typing the saved value removes the draft, and a cell can be reverted', () => {
    const drafts = withCell(withCell(NO_DRAFTS, tofu, 'ourPrice', '1.5'), tofu, 'size', '2 lb');
    expect(withCell(drafts, tofu, 'ourPrice', '1.59')).toEqual({ tofu: { size: { text: '2 lb', base: '1 lb' } } });
    expect(withoutCell(withoutCell(drafts, 'tofu', 'size'), 'tofu', 'ourPrice')).toEqual({});
    expect(withoutCell(drafts, 'leek', 'size')).toBe(drafts);
  });

  it('an invalid draft is kept as typed, blocks publishing and leaves savings empty', () => {
    const drafts = withCell(NO_DRAFTS, tofu, 'ourPrice', 'abc');
    expect(problemOf(tofu, 'ourPrice', { text: 'abc', base: '$1.59' })).toMatchObject({ blocks: true });
    expect(pricesOf(tofu, drafts['tofu'])).toBeNull();
    expect(reviewDrafts(drafts, rows)).toMatchObject({ count: 1, items: [], problems: [{ id: 'tofu', blocks: true }] });
  });
});

describe('drafts compared with the newest list', () => {
  const drafts: Drafts = withCell(withCell(NO_DRAFTS, tofu, 'ourPrice', '1.49'), leek, 'chineseName', '韭');

  it('publishing sends the drafts', () => {
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

  it('a conflicting draft shows both values and can still be published', () => {
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

  it('drafts equal to the saved value are dropped, and those of deleted products counted', () => {
    expect(reviewDrafts(drafts, [{ ...tofu, ourPrice: 1.49 }])).toMatchObject({ count: 0, items: [], gone: 1 });
  });
});

describe('drafts that have been saved', () => {
  it('a draft equal to the saved value is forgotten, so that later changes do not conflict with it', () => {
    const drafts = withCell(withCell(NO_DRAFTS, tofu, 'ourPrice', '1.49'), tofu, 'size', '2 lb');
    const left = withoutSaved(drafts, [{ ...tofu, ourPrice: 1.49 }, leek]);
    expect(left).toEqual({ tofu: { size: { text: '2 lb', base: '1 lb' } } });
    expect(reviewDrafts(left, [{ ...tofu, ourPrice: 1.29 }]).problems).toEqual([]);
  });

  it('drafts that differ from what is saved, or whose product is not loaded, stay the same object', () => {
    const drafts = withCell(NO_DRAFTS, tofu, 'ourPrice', '1.49');
    expect(withoutSaved(drafts, rows)).toBe(drafts);
    expect(withoutSaved(drafts, [])).toBe(drafts);
  });
});

describe('a pasted block', () => {
  it('a pasted block is read as spreadsheets write it', () => {
    expect(readBlock('1.59\r\n2.49\r\n')).toEqual([['1.59'], ['2.49']]);
    expect(readBlock('a\tb\n\tc')).toEqual([
      ['a', 'b'],
      ['', 'c'],
    ]);
    expect(readBlock('"5"" pan\nlarge"\t2\n')).toEqual([['5" pan\nlarge', '2']]);
    expect(readBlock('"half')).toEqual([['"half']]);
    expect(readBlock('a\t')).toEqual([['a', '']]);
  });

  it('a pasted block fills down and right, skips savings, and ignores blank and overflowing cells', () => {
    const block = readBlock('1,49\tany\tSeafood\n\t\tMeat - Beef\n9\t\t');
    const pasted = withBlock(NO_DRAFTS, block, rows, { row: 0, column: 'ourPrice' }, everything);
    expect(pasted).toMatchObject({ cells: 3, left: 1 });
    expect(reviewDrafts(pasted.drafts, rows).items).toEqual([
      { id: 'tofu', ourPrice: 1.49, category: 'seafood' },
      { id: 'leek', category: 'meat-beef' },
    ]);
  });

  it('a block pasted in a store does not change fields of the chain', () => {
    const pasted = withBlock(NO_DRAFTS, [['New name', '', '', '3']], rows, { row: 0, column: 'description' }, ofStore);
    expect(reviewDrafts(pasted.drafts, rows).items).toEqual([{ id: 'tofu', retailPrice: 3 }]);
  });
});

describe('drafts stored on the device', () => {
  it('stored drafts round-trip', () => {
    const drafts = withCell(NO_DRAFTS, tofu, 'ourPrice', '1.5');
    expect(readDrafts(JSON.stringify(drafts))).toEqual(drafts);
  });

  it.each([null, '', 'no JSON', '[]', '{"tofu":{"imageUrl":{"text":"a","base":"b"},"size":{"text":1}}}', '{"a":null}'])(
    '%j holds no drafts',
    (text) => expect(reviewDrafts(readDrafts(text), rows)).toMatchObject({ count: 0, items: [] }),
  );
});
