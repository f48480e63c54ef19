import { describe, expect, it } from '@jest/globals';
import { type Face, type Faces, changedCells } from './face.ts';

const face = (text: string): Face => ({ text, look: '', order: 0 });
const faces = (entries: Record<string, string>): Faces =>
  new Map(Object.entries(entries).map(([cell, text]) => [cell, face(text)]));

describe('the changed cells', () => {
  it('without a change no cell is changed', () => {
    expect(changedCells(faces({ a: '1', b: '2' }), faces({ a: '1', b: '2' }))).toEqual([]);
  });

  it('only cells with another text are changed', () => {
    const changes = changedCells(faces({ a: '1', b: '2', c: '3' }), faces({ a: '1', b: '5', c: '3' }));
    expect(changes).toEqual([{ cell: 'b', from: face('2'), to: face('5') }]);
  });

  it('new cells change from blank, and removed cells are ignored', () => {
    expect(changedCells(faces({ a: '1', gone: '2' }), faces({ a: '1', b: '5' }))).toEqual([
      { cell: 'b', from: face(''), to: face('5') },
    ]);
    expect(changedCells(faces({}), faces({ blank: ' ' }))).toEqual([]);
  });
});
