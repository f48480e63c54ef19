import { describe, expect, it } from '@jest/globals';
import { lost } from './questions.ts';

describe('losses of an answer', () => {
  it('an answer that has the same and more has lost nothing', () => {
    expect(lost([{ id: 1, tags: ['a'], note: null }], [{ id: 1, tags: ['a'], note: null, store: 'x' }])).toEqual([]);
  });

  it('losses of an answer are named by place: missing, changed, and lists of another length', () => {
    const before = { price: 5, size: '1 lb', orders: [{ total: 3 }], users: [1, 2], rebate: { paid: true } };
    const after = { price: 6, orders: [{ total: 4 }], users: [1, 2, 3], rebate: null };
    expect(lost(before, after)).toEqual([
      ' price: 5 is 6',
      ' size: "1 lb" is undefined',
      ' orders[0] total: 3 is 4',
      ' users: not 2 items',
      ' rebate: gone',
    ]);
  });

  it('the loss in a file is its first differing line', () => {
    expect(lost('id,price\n1,2\n2,3\n', 'id,price\n1,2\n2,4\n')).toEqual([': "2,3" is "2,4"']);
    expect(lost('id\n', 'id\n1\n')).toEqual([': "" is "1"']);
  });

  it('a file with more columns has lost nothing, and a missing column is named', () => {
    expect(lost('id,note\r\n1,"a, ""b"""\r\n', 'id,new,note\r\n1,x,"a, ""b"""\r\n')).toEqual([]);
    expect(lost('id,note\r\n1,a\r\n', 'id,new\r\n1,x\r\n')).toEqual(['[0] note: "a" is undefined']);
  });

  it('a Chinese name that moved out of the description does not count as lost, other changes do', () => {
    const before = { description: '碎米. For congee.', version: 1 };
    expect(lost(before, { chineseName: '碎米', description: 'For congee.', version: 2 })).toEqual([]);
    expect(lost(before, { chineseName: '碎米', description: 'For soup.', version: 2 })).not.toEqual([]);
    expect(lost(before, { chineseName: '碎米', description: 'For congee.', version: 3 })).toEqual([' version: 1 is 2']);
    expect(lost('Name,Description\nRice,碎米\n', 'Name,Description,Chinese Name\nRice,,碎米\n')).toEqual([]);
  });

  it('values that depend on the time are left out', () => {
    expect(lost({ state: 'live', lastSeenAt: '10:00' }, { state: 'stale' })).toEqual([]);
  });
});
