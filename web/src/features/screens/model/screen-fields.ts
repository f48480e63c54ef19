import type { Screen, ScreenPairing, ScreenPatch } from '@larder/contracts';
import {
  FIRST_MEAT_BOARD,
  FIRST_TERMINAL,
  readPairingCode,
  type MeatBoardCategory,
  type MeatBoardConfig,
  type MeatBoardHalf,
  type ScreenBoard,
  type TerminalConfig,
} from '@larder/kernel';

/** The form's values for the location of a screen. */
export interface PlaceFields {
  name: string;
  store: string;
  board: ScreenBoard;
}

/** The configuration of a paired screen's boards. Null keeps what was saved on the screen. */
export interface SetUp {
  board: ScreenBoard;
  meatBoard: MeatBoardConfig | null;
  terminal: TerminalConfig | null;
}

/** The form's values for a paired screen. */
export type ScreenFields = PlaceFields & SetUp;

export interface PairingFields extends PlaceFields {
  /** How the screen is paired. */
  way: 'code' | 'link';
  code: string;
}

export function fieldsOf({ name, store, board, meatBoard, terminal }: Screen): ScreenFields {
  return { name, store, board, meatBoard, terminal };
}

/** Only the differences, so that others' changes are kept. */
export function patchOf(before: ScreenFields, fields: ScreenFields): ScreenPatch {
  const now = { ...fields, name: fields.name.trim() };
  const changed = (Object.keys(now) as (keyof ScreenFields)[]).filter(
    (key) => JSON.stringify(now[key]) !== JSON.stringify(before[key]),
  );
  return Object.fromEntries(changed.map((key) => [key, now[key]]));
}

export function pairingOf({ way, code, name, store, board }: PairingFields): ScreenPairing {
  const place = { name: name.trim(), store, board };
  return way === 'code' ? { ...place, code: readPairingCode(code) ?? code } : place;
}

/** The fields that prevent a form from being sent. */
export function problemsOf(fields: PlaceFields & Partial<PairingFields>): ('code' | 'name' | 'store')[] {
  return [
    ...(fields.way === 'code' && readPairingCode(fields.code ?? '') === null ? (['code'] as const) : []),
    ...(fields.name.trim() === '' ? (['name'] as const) : []),
    ...(fields.store === '' ? (['store'] as const) : []),
  ];
}

/** Whether the chosen board is configured in the back office. */
export const isSetUpHere = (fields: SetUp): boolean =>
  (fields.board === 'meatprices' ? fields.meatBoard : fields.terminal) !== null;

/** Configures the chosen board here, starting from the last values or the defaults, or leaves it to the screen. */
export function setUpHere<S extends SetUp>(fields: S, here: boolean, last: SetUp = fields): S {
  if (here && isSetUpHere({ ...last, board: fields.board })) return copySetUp(fields, last);
  return fields.board === 'meatprices'
    ? { ...fields, meatBoard: here ? FIRST_MEAT_BOARD : null }
    : { ...fields, terminal: here ? FIRST_TERMINAL : null };
}

/** The other screens whose configuration of this board can be copied. */
export function screensToCopyFrom(screens: readonly Screen[], id: string, board: ScreenBoard): Screen[] {
  return screens.filter((each) => each.id !== id && isSetUpHere({ ...fieldsOf(each), board }));
}

export function copySetUp<S extends SetUp>(fields: S, from: Omit<SetUp, 'board'>): S {
  return fields.board === 'meatprices'
    ? { ...fields, meatBoard: from.meatBoard }
    : { ...fields, terminal: from.terminal };
}

/** A half with other categories: chosen products of removed categories are dropped, if they are known. */
export function halfWithCategories(
  half: MeatBoardHalf,
  categories: MeatBoardCategory[],
  products: readonly { id: string; category: string }[] | undefined,
): MeatBoardHalf {
  if (products === undefined) return { ...half, categories };
  const kept = new Set(
    products.filter(({ category }) => (categories as string[]).includes(category)).map(({ id }) => id),
  );
  return { ...half, categories, products: half.products.filter((id) => kept.has(id)) };
}
