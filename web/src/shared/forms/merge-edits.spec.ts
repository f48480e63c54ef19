import { describe, expect, it } from '@jest/globals';
import { differences, mergeEdits } from './merge-edits.ts';

describe('a form that somebody else was faster with', () => {
  it('keeps what I changed and takes over what they alone changed', () => {
    const base = { code: 'AB12', name: 'Garden', active: true };
    const merged = mergeEdits(base, { ...base, name: 'Mine' }, { ...base, name: 'Theirs', active: false });
    expect(merged).toEqual({ code: 'AB12', name: 'Mine', active: false });
    expect(differences(base, merged)).toEqual(['name', 'active']);
  });
});
