import { isHan } from './fold.js';
import { SPOKEN, type Readings, type Spoken } from './readings.js';

/** Matches by sound, the surest first. "Whole" is a name, or a run of Chinese; a "part" begins further inside. */
export const SURE_SOUNDS = [
  ...(['said whole', 'said beginning', 'said part'] as const),
  ...(['roughly whole', 'roughly beginning', 'roughly part'] as const),
] as const;
/** Matches of letters that may also be the prefix of something else. */
export const UNSURE_SOUNDS = [
  ...(['unfinished beginning', 'unfinished part'] as const),
  ...(['initials whole', 'initials beginning', 'initials part'] as const),
] as const;

export const SOUNDS = [...SURE_SOUNDS, ...UNSURE_SOUNDS] as const;

/** As numbers, since each key press compares thousands. */
const SURENESS = Object.fromEntries(SOUNDS.map((sound, place) => [sound, place])) as Record<
  (typeof SOUNDS)[number],
  number
>;

export const NOT_HEARD: number = SOUNDS.length;

/** The match kinds of each romanization: a whole name, its beginning or a part. */
const SPOKEN_SURENESS: Readonly<Record<Spoken, Sureness>> = {
  pinyin: [SURENESS['said whole'], SURENESS['said beginning'], SURENESS['said part']],
  jyutping: [SURENESS['said whole'], SURENESS['said beginning'], SURENESS['said part']],
  rough: [SURENESS['roughly whole'], SURENESS['roughly beginning'], SURENESS['roughly part']],
};
const INITIALS: Sureness = [SURENESS['initials whole'], SURENESS['initials beginning'], SURENESS['initials part']];

type Sureness = readonly [whole: number, beginning: number, part: number];

/** The least letters of an unfinished first syllable: fewer would match nearly everything. */
const FEWEST_UNFINISHED = 3;
const MOST_LETTERS = 60;
/** Separates two runs of characters. */
const BREAK = 0;

/**
 * The Chinese characters of a list's names as numbers, one run after another with a break between them, so that a key
 * press walks through arrays and allocates no strings.
 */
export class SoundIndex {
  private readonly characters: Uint16Array;
  /** Where each item's characters begin; the last entry is the end. */
  private readonly begins: Uint32Array;
  private readonly syllables: Readonly<Record<Spoken, Syllables>>;

  /** @param texts the texts of each item, folded and in one form of each character */
  constructor(texts: readonly string[], readings: Readings) {
    const numbers = new Map<string, number>();
    const characters: number[] = [];
    this.begins = Uint32Array.from([...texts, ''], (text) => {
      const begin = characters.length;
      characters.push(BREAK);
      for (const letter of text) {
        if (isHan(letter.charCodeAt(0))) {
          const number = numbers.get(letter) ?? numbers.size + 1;
          numbers.set(letter, number);
          characters.push(number);
        } else if (characters.at(-1) !== BREAK) characters.push(BREAK);
      }
      return begin;
    });
    this.characters = Uint16Array.from(characters);
    const pronounced = (way: Spoken): Syllables => [
      [],
      ...[...numbers.keys()].map((letter) => readings.spoken[way].get(letter) ?? []),
    ];
    this.syllables = { pinyin: pronounced('pinyin'), jyutping: pronounced('jyutping'), rough: pronounced('rough') };
  }

  /** Returns a function that rates how well an item matches these letters by sound (an index into SOUNDS, or NOT_HEARD), or null if the letters cannot be syllables. */
  listen(letters: string): ((item: number) => number) | null {
    if (letters.length < 2 || letters.length > MOST_LETTERS || !/^[a-z]+$/.test(letters)) return null;
    const { characters, syllables } = this;
    const listeners: readonly Listener[] = [
      ...SPOKEN.map((way) => new SyllableListener(characters, syllables[way], letters, SPOKEN_SURENESS[way])),
      new InitialListener(characters, syllables.pinyin, letters),
      new InitialListener(characters, syllables.jyutping, letters),
    ];
    // Which romanizations can begin with each character: most cannot, and are skipped at once.
    const opens = Uint8Array.from(syllables.pinyin, (_said, character) =>
      listeners.reduce((bits, listener, place) => bits | (listener.canOpen(character) ? 1 << place : 0), 0),
    );
    return (item) => {
      const end = this.begins[item + 1] ?? 0;
      let best = NOT_HEARD;
      for (let at = this.begins[item] ?? end; at < end; at++) {
        const open = opens[characters[at] ?? BREAK] ?? 0;
        for (let place = 0; open >> place > 0; place++) {
          if ((open & (1 << place)) !== 0) best = Math.min(best, listeners[place]?.heardFrom(at) ?? NOT_HEARD);
        }
      }
      return best;
    };
  }
}

/** The syllables of each character, indexed by its number. */
type Syllables = readonly (readonly string[])[];

/** One query in one romanization. */
abstract class Listener {
  constructor(
    private readonly characters: Uint16Array,
    private readonly syllables: Syllables,
    protected readonly letters: string,
  ) {}

  canOpen(character: number): boolean {
    return (this.syllables[character] ?? []).some((syllable) => this.opensWith(syllable));
  }

  protected abstract opensWith(syllable: string): boolean;
  /** Rates the match that begins at a place. */
  abstract heardFrom(at: number): number;

  protected pronounced(at: number): readonly string[] {
    return this.syllables[this.characters[at] ?? BREAK] ?? [];
  }

  protected isBreak(at: number): boolean {
    return (this.characters[at] ?? BREAK) === BREAK;
  }
}

class SyllableListener extends Listener {
  private readonly tails: readonly string[];

  constructor(
    characters: Uint16Array,
    syllables: Syllables,
    letters: string,
    private readonly sureness: Sureness,
  ) {
    super(characters, syllables, letters);
    this.tails = Array.from(letters, (_letter, place) => letters.slice(place));
  }

  protected opensWith(syllable: string): boolean {
    const { letters } = this;
    return letters.startsWith(syllable) || (letters.length >= FEWEST_UNFINISHED && syllable.startsWith(letters));
  }

  heardFrom(at: number): number {
    const stop = this.stop(at, 0);
    if (stop === null) return NOT_HEARD;
    const isFirst = this.isBreak(at - 1);
    if (stop === 0) return SURENESS[isFirst ? 'unfinished beginning' : 'unfinished part'];
    return this.sureness[isFirst ? (this.isBreak(stop) ? 0 : 1) : 2];
  }

  /** The place after the last character; 0 when its syllable is unfinished, null when the sound differs. */
  private stop(at: number, from: number): number | null {
    let unfinished: number | null = null;
    for (const syllable of this.pronounced(at)) {
      if (this.letters.startsWith(syllable, from)) {
        const next = from + syllable.length;
        const stop = next === this.letters.length ? at + 1 : this.stop(at + 1, next);
        if (stop !== null && stop > 0) return stop;
        unfinished = stop ?? unfinished;
      } else if (syllable.startsWith(this.tails[from] ?? '')) unfinished = 0;
    }
    return unfinished;
  }
}

class InitialListener extends Listener {
  protected opensWith(syllable: string): boolean {
    return syllable[0] === this.letters[0];
  }

  heardFrom(at: number): number {
    const { letters } = this;
    for (let place = 1; place < letters.length; place++) {
      if (!this.pronounced(at + place).some((each) => each[0] === letters[place])) return NOT_HEARD;
    }
    return INITIALS[this.isBreak(at - 1) ? (this.isBreak(at + letters.length) ? 0 : 1) : 2];
  }
}
