import { describe, expect, it } from '@jest/globals';
import { auditTexts } from '../../../texts/settings/audit.ts';
import { changesOf, fieldWords, valueWords } from './changes-of.ts';

describe('what an entry of the audit log changed', () => {
  it('names the fields that differ, in words', () => {
    const before = { id: '7', ourPriceCents: 499, active: true, tags: ['a'], chineseName: null };
    const after = { id: '7', ourPriceCents: 450, active: false, tags: ['a'], chineseName: '白菜' };
    expect(changesOf(before, after)).toEqual([
      { name: 'ourPriceCents', field: 'Our price', before: '$4.99', after: '$4.50' },
      { name: 'active', field: 'Active', before: 'yes', after: 'no' },
      { name: 'chineseName', field: 'Chinese name', before: '–', after: '白菜' },
    ]);
  });

  it('names everything of what came or went', () => {
    expect(changesOf(null, { username: 'mei', role: 'order' })).toEqual([
      { name: 'username', field: 'Username', before: '–', after: 'mei' },
      { name: 'role', field: 'Role', before: '–', after: 'order' },
    ]);
    expect(changesOf({ count: 3 }, null)).toEqual([{ name: 'count', field: 'Count', before: '3', after: '–' }]);
    expect(changesOf(null, null)).toEqual([]);
  });

  it('has words for names and values', () => {
    expect(fieldWords('minimumPeriod')).toBe('Minimum period');
    expect(fieldWords('rebateBasisPoints')).toBe('Rebate percentage');
    expect(auditTexts.event('discount-code.created')).toBe('Discount code created');
    expect(valueWords('rebateBasisPoints', 150)).toBe('1.5%');
    expect(valueWords('places', [{ id: 'x' }])).toBe('[{"id":"x"}]');
  });
});
