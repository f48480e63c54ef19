/**
 * What the guide is written in. Inside a text, *Add Product* are words of a screen (a test looks them up in its texts),
 * _before_ is stressed, `size` is typed as it stands, ^Enter^ is a key, [Rebates](#rebates) a link and {status:ready} the
 * very badge that the screens show.
 */
export type GuideText = string;

/** Whom a note is for, or what it warns of. */
export type NoteKind = 'admin' | 'order' | 'care' | 'tip';

export type GuideBlock =
  | { kind: 'text'; text: GuideText }
  | { kind: 'heading'; text: string }
  | { kind: 'list'; items: readonly GuideText[] }
  | { kind: 'steps'; items: readonly GuideText[] }
  | { kind: 'table'; caption: string; head: readonly string[]; rows: readonly (readonly GuideText[])[] }
  | { kind: 'note'; note: NoteKind; text: GuideText };

export interface GuideSection {
  /** Its place in the address: /admin/guide#rebates. */
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
