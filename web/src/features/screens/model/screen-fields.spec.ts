import { describe, expect, it } from '@jest/globals';
import type { Screen } from '@larder/contracts';
import { FIRST_MEAT_BOARD, FIRST_TERMINAL } from '@larder/kernel';
import {
  copySetUp,
  fieldsOf,
  halfWithCategories,
  isSetUpHere,
  pairingOf,
  patchOf,
  problemsOf,
  screensToCopyFrom,
  setUpHere,
} from './screen-fields.ts';

const screen = (over: Partial<Screen> = {}): Screen => ({
  id: 'a',
  name: 'Butcher left',
  store: 'main',
  board: 'meatprices',
  meatBoard: null,
  terminal: null,
  pairedAt: '2026-11-20T10:00:00Z',
  lastSeenAt: null,
  shownRevision: null,
  shownAt: null,
  state: 'waiting',
  ...over,
});
const place = { name: 'Butcher', store: 'main', board: 'meatprices' } as const;

describe('the form of a screen', () => {
  it('only changed fields of a screen are sent', () => {
    const before = fieldsOf(screen());
    expect(patchOf(before, { ...before, name: ' Butcher left ' })).toEqual({});
    expect(patchOf(before, { ...before, name: 'Butcher right', meatBoard: FIRST_MEAT_BOARD })).toEqual({
      name: 'Butcher right',
      meatBoard: FIRST_MEAT_BOARD,
    });
  });

  it('null leaves the configuration to the screen again', () => {
    const before = fieldsOf(screen({ terminal: FIRST_TERMINAL, board: 'meatpriceairport' }));
    expect(isSetUpHere(before)).toBe(true);
    expect(patchOf(before, setUpHere(before, false))).toEqual({ terminal: null });
  });

  it('only the chosen board is configured', () => {
    const fields = setUpHere(fieldsOf(screen({ terminal: FIRST_TERMINAL })), true);
    expect(fields).toMatchObject({ meatBoard: FIRST_MEAT_BOARD, terminal: FIRST_TERMINAL });
  });

  it('a configuration that was left to the screen and resumed is unchanged', () => {
    const terminal = { ...FIRST_TERMINAL, left: FIRST_TERMINAL.right };
    const before = fieldsOf(screen({ terminal, board: 'meatpriceairport' }));
    const left = setUpHere(before, false);
    expect(setUpHere(left, true, before)).toEqual(before);
    expect(setUpHere({ ...left, board: 'meatprices' as const }, true, before).meatBoard).toEqual(FIRST_MEAT_BOARD);
  });

  it('a configuration can be copied from screens with the same board', () => {
    const other = screen({ id: 'b', meatBoard: { ...FIRST_MEAT_BOARD, fontSize: 'xlarge' } });
    const all = [screen({ meatBoard: FIRST_MEAT_BOARD }), other, screen({ id: 'c', terminal: FIRST_TERMINAL })];
    expect(screensToCopyFrom(all, 'a', 'meatprices')).toEqual([other]);
    expect(copySetUp(fieldsOf(screen()), other).meatBoard?.fontSize).toBe('xlarge');
  });

  it('chosen products are dropped when their category leaves a half', () => {
    const products = [
      { id: 'brisket', category: 'meat-beef' },
      { id: 'ribs', category: 'meat-pork' },
    ];
    const half = { ...FIRST_MEAT_BOARD.left, products: ['brisket', 'ribs'] };
    expect(halfWithCategories(half, ['meat-pork'], products)).toEqual({
      ...half,
      categories: ['meat-pork'],
      products: ['ribs'],
    });
    // Unchanged until the products have loaded.
    expect(halfWithCategories(half, ['meat-pork'], undefined)).toEqual({ ...half, categories: ['meat-pork'] });
  });
});

describe('the pairing of a screen', () => {
  it('a pairing code is parsed whatever its case and spaces', () => {
    expect(pairingOf({ ...place, way: 'code', code: ' hpc 6yj' })).toEqual({ ...place, code: 'HPC6YJ' });
    expect(problemsOf({ ...place, way: 'code', code: 'hpc 6yj' })).toEqual([]);
  });

  it('pairing needs a complete code and a name', () => {
    expect(problemsOf({ ...place, name: ' ', way: 'code', code: 'HPC6Y' })).toEqual(['code', 'name']);
    expect(problemsOf({ ...place, store: '' })).toEqual(['store']);
  });

  it('pairing by a link sends no code', () => {
    expect(pairingOf({ ...place, way: 'link', code: 'HPC6YJ' })).toEqual(place);
    expect(problemsOf({ ...place, way: 'link', code: '' })).toEqual([]);
  });
});
