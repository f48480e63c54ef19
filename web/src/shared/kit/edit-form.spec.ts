import { describe, expect, it } from '@jest/globals';
import { compareEdits, differences } from './edit-form.ts';

const base = { code: 'AB12', name: 'Garden', active: true };

describe('a form whose record another user has saved meanwhile', () => {
  it('keeps what only I changed and takes over what only they changed', () => {
    const edits = compareEdits(base, { ...base, name: 'Mine' }, { ...base, active: false });
    expect(edits).toEqual({ kept: ['name'], contested: [] });
  });

  it('keeps my value of a field that both changed, and names that field', () => {
    const edits = compareEdits(base, { ...base, name: 'Mine' }, { ...base, name: 'Theirs', active: false });
    expect(edits).toEqual({ kept: ['name'], contested: ['name'] });
  });

  it('finds no contest where both entered the same value', () => {
    const same = { ...base, name: 'Both' };
    expect(compareEdits(base, same, same)).toEqual({ kept: [], contested: [] });
  });

  it('knows which fields of two forms differ', () => {
    expect(differences(base, { ...base, code: 'CD34', active: false })).toEqual(['code', 'active']);
  });
});
