/**
 * The source format of the guide. Inside a text, *Add Product* is a label of a screen (a test looks it up in its
 * texts), _before_ is emphasis, `size` is literal, ^Enter^ is a key, [Rebates](#rebates) a link and {status:ready} the
 * same badge as on the screens.
 */
export type GuideText = string;

/** The audience of a note, or the kind of warning. */
export type NoteKind = 'admin' | 'order' | 'care' | 'tip';

export type GuideBlock =
  | { kind: 'text'; text: GuideText }
  | { kind: 'heading'; text: string }
  | { kind: 'list'; items: readonly GuideText[] }
  | { kind: 'steps'; items: readonly GuideText[] }
  | { kind: 'table'; caption: string; head: readonly string[]; rows: readonly (readonly GuideText[])[] }
  | { kind: 'note'; note: NoteKind; text: GuideText };

export interface GuideSection {
  /** The fragment in the address: /admin/guide#rebates. */
  id: string;
  title: string;
  blocks: readonly GuideBlock[];
}

export const text = (words: GuideText): GuideBlock => ({ kind: 'text', text: words });

export const heading = (words: string): GuideBlock => ({ kind: 'heading', text: words });

export const list = (...items: readonly GuideText[]): GuideBlock => ({ kind: 'list', items });

export const steps = (...items: readonly GuideText[]): GuideBlock => ({ kind: 'steps', items });

export const table = (
  caption: string,
  head: readonly string[],
  ...rows: readonly (readonly GuideText[])[]
): GuideBlock => ({ kind: 'table', caption, head, rows });

export const note = (kind: NoteKind, words: GuideText): GuideBlock => ({ kind: 'note', note: kind, text: words });
