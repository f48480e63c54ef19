import { describe, expect, it } from '@jest/globals';
import { type Face, type Faces, changedCells } from './face.ts';

const face = (text: string): Face => ({ text, look: '', order: 0 });
const faces = (entries: Record<string, string>): Faces =>
  new Map(Object.entries(entries).map(([cell, text]) => [cell, face(text)]));

describe('the changed cells', () => {
  it('are none when nothing changed', () => {
    expect(changedCells(faces({ a: '1', b: '2' }), faces({ a: '1', b: '2' }))).toEqual([]);
  });

  it('are those whose text changed and no others', () => {
    const changes = changedCells(faces({ a: '1', b: '2', c: '3' }), faces({ a: '1', b: '5', c: '3' }));
    expect(changes).toEqual([{ cell: 'b', from: face('2'), to: face('5') }]);
  });

  it('come from blank where there was no cell, and ignore the cells that left', () => {
    expect(changedCells(faces({ a: '1', gone: '2' }), faces({ a: '1', b: '5' }))).toEqual([
      { cell: 'b', from: face(''), to: face('5') },
    ]);
    expect(changedCells(faces({}), faces({ blank: ' ' }))).toEqual([]);
  });
});
