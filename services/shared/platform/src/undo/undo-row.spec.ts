import { describe, expect, it } from '@jest/globals';
import { changedFields, foldNotes, undoRow, type NotedRow } from './undo-row.js';

const RULES = { name: 'product', key: ['id'], version: 'version', silent: ['touched'] };
const row = (values: object = {}) => ({
  id: 'a',
  name: 'Cod',
  price: 599,
  tags: ['x'],
  version: 1,
  touched: 1,
  ...values,
});

describe('undoRow', () => {
  const changed = row({ price: 799, version: 2 });

  it.each([
    ['a deleted row comes back', row(), null, null, { kind: 'restore', row: row(), fields: [] }],
    ['a deleted row that is there again as it was needs nothing', row(), null, row({ version: 9 }), { kind: 'same' }],
    [
      'a deleted row whose place is taken stays away',
      row(),
      null,
      row({ name: 'Hake' }),
      { kind: 'left', why: 'exists-again', fields: [] },
    ],
    ['a created row goes', null, row(), row({ version: 3, touched: 5 }), { kind: 'restore', row: null, fields: [] }],
    ['a created row that is gone needs nothing', null, row(), null, { kind: 'same' }],
    [
      'a created row that was changed since stays',
      null,
      row(),
      row({ price: 1 }),
      { kind: 'left', why: 'changed-since', fields: ['price'] },
    ],
    [
      'a changed row gets its value back',
      row(),
      changed,
      changed,
      { kind: 'restore', row: row({ version: 2 }), fields: [] },
    ],
    ['a changed row that has its old value needs nothing', row(), changed, row({ version: 3 }), { kind: 'same' }],
    [
      'a changed row that was deleted since stays away',
      row(),
      changed,
      null,
      { kind: 'left', why: 'deleted-since', fields: [] },
    ],
    [
      'a value that was changed since stays',
      row(),
      changed,
      row({ price: 1, version: 3 }),
      { kind: 'left', why: 'changed-since', fields: ['price'] },
    ],
    [
      "another's value in another field stays beside the restored one",
      row(),
      changed,
      row({ price: 799, name: 'Hake', version: 3 }),
      { kind: 'restore', row: row({ name: 'Hake', version: 3 }), fields: [] },
    ],
    ['only a version has risen', row(), row({ version: 2 }), row({ version: 2 }), { kind: 'same' }],
  ])('undoing a row: %s', (_name, before, after, current, verdict) => {
    expect(undoRow(RULES, before, after, current)).toEqual(verdict);
  });

  it('undo restores unchanged fields and names the others', () => {
    const after = row({ price: 799, name: 'Cod fillet', version: 2 });
    const current = row({ price: 799, name: 'Black cod', version: 3 });
    const verdict = undoRow(RULES, row(), after, current);
    expect(verdict).toEqual({ kind: 'restore', row: row({ name: 'Black cod', version: 3 }), fields: ['name'] });
  });

  it('undo never overwrites the value of another user, for every mix of changes', () => {
    const values = [1, 2, 3];
    for (const b of values) {
      for (const a of values) {
        for (const c of values) {
          const verdict = undoRow(RULES, row({ price: b }), row({ price: a }), row({ price: c }));
          const now = verdict.kind === 'restore' ? verdict.row?.['price'] : c;
          expect(now).toBe(a !== b && c === a ? b : c);
        }
      }
    }
  });

  it('undo compares lists and nulls by value', () => {
    expect(changedFields(RULES, row({ tags: ['x', 'y'], size: null }), row({ tags: ['x', 'y'] }))).toEqual([]);
    expect(changedFields(RULES, row({ tags: ['x', 'y'] }), row({ tags: ['y', 'x'] }))).toEqual(['tags']);
  });
});

describe('foldNotes', () => {
  const fold = (...notes: Omit<NotedRow, 'name'>[]) =>
    foldNotes(
      [RULES],
      notes.map((note) => ({ name: 'product', ...note })),
    ).map(({ before, after }) => [before, after]);

  it('an update noted as old and new row is one change', () => {
    expect(fold({ before: row(), after: null }, { before: null, after: row({ price: 1 }) })).toEqual([
      [row(), row({ price: 1 })],
    ]);
  });

  it('a row that changed several times has its first and last state', () => {
    const notes = [
      { before: null, after: row() },
      { before: row(), after: null },
      { before: null, after: row({ price: 1 }) },
    ];
    expect(fold(...notes)).toEqual([[null, row({ price: 1 })]]);
    expect(fold(...notes, { before: row({ price: 1 }), after: null })).toEqual([]);
  });

  it('rows that ended as they began and unknown tables are left out', () => {
    expect(fold({ before: row(), after: null }, { before: null, after: row({ version: 2 }) })).toEqual([]);
    expect(foldNotes([RULES], [{ name: 'other', before: row(), after: null }])).toEqual([]);
  });
});
