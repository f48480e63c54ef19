import { describe, expect, it } from '@jest/globals';
import type { LeftAlone } from '@larder/contracts';
import { noticeOfUndo } from './changes.ts';

const result = (restored: number, ...left: LeftAlone[]) => ({ success: true, restored, leftCount: left.length, left });
const cod = { thing: 'product', name: 'Cod', why: 'changed-since', fields: ['our_price_cents'] } as const;

describe('noticeOfUndo', () => {
  it('the notice of an undo has the number of restored rows', () => {
    expect(noticeOfUndo([result(1)])).toEqual({
      title: 'Change undone',
      description: '1 entry restored.',
      tone: 'plain',
    });
    expect(noticeOfUndo([result(1_200), result(34)]).description).toBe('1,234 entries restored.');
  });

  it('the notice of an undo lists the first rows left alone, and why', () => {
    const left = { ...cod, fields: [...cod.fields] };
    expect(noticeOfUndo([result(3, left)])).toEqual({
      title: 'Change undone in part',
      description: '3 entries restored. 1 entry left alone: Cod (changed since)',
      tone: 'plain',
    });
    const nameless = { ...left, name: '', thing: 'price of a store', why: 'belongs-to-nothing' as const };
    expect(noticeOfUndo([result(0, nameless, left, left, left, left)])).toEqual({
      title: 'Nothing was undone',
      description:
        '5 entries left alone: price of a store (what it belongs to is gone), Cod (changed since), Cod (changed since) and 2 more',
      tone: 'error',
    });
  });
});
