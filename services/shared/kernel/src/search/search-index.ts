import { foldText, isHan } from './fold.js';
import { nearWords, vocabularyOf, type Vocabulary } from './near-words.js';
import { foldForms, NO_READINGS, type Readings } from './readings.js';
import { NOT_HEARD, SoundIndex, SOUNDS, SURE_SOUNDS, UNSURE_SOUNDS } from './sounds.js';

/** The searched texts of an item. */
export interface SearchTexts {
  readonly names: readonly (string | null | undefined)[];
  /** Secondary texts, such as size and category: searched, but ranked after names. */
  readonly notes?: readonly (string | null | undefined)[];
}

/**
 * How an item was found, the best first. "Words apart" are words of the query in different places of the name; "inside"
 * is a match that begins in the middle of a word.
 */
export const RANKS = [
  'exact',
  'prefix of whole words',
  'prefix',
  'whole words',
  'word',
  'words apart',
  ...SURE_SOUNDS,
  'note',
  ...UNSURE_SOUNDS,
  'inside',
  'part of a note',
  'near',
] as const;

type Rank = (typeof RANKS)[number];

const RANK = Object.fromEntries(RANKS.map((name, place) => [name, place])) as Record<Rank, number>;
const NOTHING: number = RANKS.length;
const RANK_OF_SOUND: readonly number[] = [...SOUNDS.map((sound) => RANK[sound]), NOTHING];
const NEWLINE = 10;
const BLANK = 32;
/** The weight of the worst word's rank against the sum of all words' ranks. */
const WORSE = 1_000;
const NOT_FOUND = NOTHING * WORSE;
/** Further words of a query are ignored, since they would only cost time. */
const MOST_WORDS = 12;
/** Jyutping or Pinyin with a tone number after each syllable. */
const NUMBERED_TONES = /^(?:[a-z]+[1-6])+$/;

interface Folded {
  /** The names, separated and enclosed by line feeds. */
  readonly names: string;
  readonly notes: string;
}

/** A part of a query that must be found, in all its possible meanings. */
interface Wanted {
  readonly text: string;
  readonly near: readonly string[];
  readonly listen: ReturnType<SoundIndex['listen']>;
}

/** The searches with one way of reading items. Items and lists are folded once and cached while they are in memory. */
export class Search<T extends object> {
  private readonly folded = new WeakMap<T, Folded>();
  private readonly indexes = new WeakMap<readonly T[], SearchIndex<T>>();

  constructor(
    private readonly textsOf: (item: T) => SearchTexts,
    private readonly readings: Readings = NO_READINGS,
  ) {}

  /** The matching items, the best first and otherwise in the list's order; the same array for an empty query. */
  find(items: readonly T[], query: string): readonly T[] {
    return query.trim() === '' ? items : this.of(items).search(query);
  }

  of(items: readonly T[]): SearchIndex<T> {
    const index = this.indexes.get(items) ?? new SearchIndex(items, (item) => this.foldedOf(item), this.readings);
    this.indexes.set(items, index);
    return index;
  }

  /** Folds items before they are searched, so that a long list can be prepared in parts. */
  fold(items: readonly T[]): void {
    for (const item of items) this.foldedOf(item);
  }

  private foldedOf(item: T): Folded {
    const known = this.folded.get(item);
    if (known !== undefined) return known;
    const { names, notes = [] } = this.textsOf(item);
    const folded = { names: this.lines(names), notes: this.lines(notes) };
    this.folded.set(item, folded);
    return folded;
  }

  private lines(texts: SearchTexts['names']): string {
    const lines = texts.flatMap((text) => foldForms(foldText(text ?? ''), this.readings) || []);
    return lines.length === 0 ? '' : `\n${lines.join('\n')}\n`;
  }
}

/** A list that is searched on every key press. */
export class SearchIndex<T> {
  private readonly folded: readonly Folded[];
  private readonly sounds: SoundIndex;
  private readonly vocabulary: Vocabulary;

  constructor(
    private readonly items: readonly T[],
    foldedOf: (item: T) => Folded,
    private readonly readings: Readings,
  ) {
    this.folded = items.map(foldedOf);
    const names = this.folded.map((each) => each.names);
    // Chinese in secondary texts is searched by sound too: a product may have its Chinese name only in its description.
    this.sounds = new SoundIndex(
      this.folded.map((each) => each.names + each.notes),
      readings,
    );
    this.vocabulary = vocabularyOf(names);
  }

  search(query: string): readonly T[] {
    const text = foldForms(foldText(query), this.readings);
    if (text === '') return [];
    const words = [...new Set(text.split(' '))].slice(0, MOST_WORDS);
    const phrase = this.wanted(text);
    const apart = words.length > 1 ? words.map((word) => this.wanted(word)) : [];
    const scores = new Float64Array(this.items.length);
    const found: number[] = [];
    for (let place = 0; place < scores.length; place++) {
      const score = this.score(place, phrase, apart);
      scores[place] = score;
      if (score < NOT_FOUND) found.push(place);
    }
    found.sort((one, other) => (scores[one] ?? 0) - (scores[other] ?? 0));
    return found.map((place) => this.items[place] as T);
  }

  /** Ranks by the worst word first, then by the sum of all words. */
  private score(place: number, phrase: Wanted, apart: readonly Wanted[]): number {
    const whole = this.rank(place, phrase);
    if (apart.length === 0 || whole < RANK['words apart']) return whole * WORSE;
    let worst: number = RANK['words apart'];
    let sum = 0;
    for (const word of apart) {
      const rank = this.rank(place, word);
      if (rank === NOTHING) return whole * WORSE;
      worst = Math.max(worst, rank);
      sum += rank;
    }
    return Math.min(worst, whole) * WORSE + sum;
  }

  private rank(place: number, { text, near, listen }: Wanted): number {
    const folded = this.folded[place];
    if (folded === undefined) return NOTHING;
    const { names, notes } = folded;
    const written = rankIn(names, text);
    if (written < RANK.inside) return written;
    const heard = RANK_OF_SOUND[listen?.(place) ?? NOT_HEARD] ?? NOTHING;
    const noted = rankIn(notes, text);
    const best = Math.min(
      written,
      heard,
      noted < RANK.inside ? RANK.note : noted < NOTHING ? RANK['part of a note'] : NOTHING,
    );
    if (best < NOTHING) return best;
    return near.some((each) => rankIn(names, each) < RANK.inside) ? RANK.near : NOTHING;
  }

  private wanted(text: string): Wanted {
    const plain = text.replaceAll(' ', '');
    const spoken = text.split(' ').every((word) => /^[a-z]+$/.test(word) || NUMBERED_TONES.test(word))
      ? plain.replaceAll(/\d/g, '')
      : plain;
    return { text, near: nearWords(text, this.vocabulary), listen: this.sounds.listen(spoken) };
  }
}

/** The best rank of a folded text in folded lines. */
function rankIn(lines: string, text: string): number {
  let best = NOTHING;
  for (let at = lines.indexOf(text); at >= 0; at = lines.indexOf(text, at + 1)) {
    const before = lines.charCodeAt(at - 1);
    const end = at + text.length;
    const isWhole = endsWord(lines, end) || isHan(lines.charCodeAt(end - 1));
    let rank: number = RANK.inside;
    if (before === NEWLINE) {
      if (lines.charCodeAt(end) === NEWLINE) return RANK.exact;
      rank = isWhole ? RANK['prefix of whole words'] : RANK.prefix;
    } else if (before === BLANK || isHan(before) || isHan(lines.charCodeAt(at))) {
      rank = isWhole ? RANK['whole words'] : RANK.word;
    }
    if (rank < best) best = rank;
  }
  return best;
}

/** Plurals count: "egg" is a whole word of "eggs" and not of "eggplant". */
function endsWord(lines: string, end: number): boolean {
  const behind = lines.charCodeAt(end);
  if (behind === NEWLINE || behind === BLANK || isHan(behind)) return true;
  return lines.startsWith('s', end)
    ? endsHere(lines, end + 1)
    : lines.startsWith('es', end) && endsHere(lines, end + 2);
}

const endsHere = (lines: string, end: number): boolean => {
  const behind = lines.charCodeAt(end);
  return behind === NEWLINE || behind === BLANK;
};
