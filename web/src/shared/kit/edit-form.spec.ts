import { describe, expect, it } from '@jest/globals';
import { compareEdits, differences } from './edit-form.ts';

const base = { code: 'AB12', name: 'Garden', active: true };

describe('a form whose record another user has saved meanwhile', () => {
  it("in a conflict the form's changes are kept and the other user's are adopted", () => {
    const edits = compareEdits(base, { ...base, name: 'Mine' }, { ...base, active: false });
    expect(edits).toEqual({ kept: ['name'], contested: [] });
  });

  it("a field changed by both keeps the form's value and is listed", () => {
    const edits = compareEdits(base, { ...base, name: 'Mine' }, { ...base, name: 'Theirs', active: false });
    expect(edits).toEqual({ kept: ['name'], contested: ['name'] });
  });

  it('the same value entered by both is no conflict', () => {
    const same = { ...base, name: 'Both' };
    expect(compareEdits(base, same, same)).toEqual({ kept: [], contested: [] });
  });

  it('the differing fields of two forms are found', () => {
    expect(differences(base, { ...base, code: 'CD34', active: false })).toEqual(['code', 'active']);
  });
});
