import { describe, expect, it } from '@jest/globals';
import { changeText } from './product-history-table.tsx';

describe('the description of a change', () => {
  it.each([
    ['created', '', 'Added'],
    ['updated', 'ourPrice', 'Changed: our price'],
    ['updated', 'description, imageUrl, shelf', 'Changed: product name, picture, shelf'],
    ['updated', '', 'Changed'],
    ['deleted', '', 'Deleted'],
  ] as const)('the change of %s %p reads %p', (kind, changed, text) => {
    expect(changeText({ kind, changed })).toBe(text);
  });
});
