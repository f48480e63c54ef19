/**
 * The romanizations of a character: Mandarin's, Cantonese's, and Cantonese as people without Jyutping write it. Each is
 * searched separately, so that a word is not read half in one and half in another.
 */
export const SPOKEN = ['pinyin', 'jyutping', 'rough'] as const;

export type Spoken = (typeof SPOKEN)[number];

/** The forms and readings of a list's characters. Empty: characters match only themselves. */
export interface Readings {
  /** Each character's representing form. */
  readonly folded: ReadonlyMap<string, string>;
  /** Syllables without tones, by the representing character. */
  readonly spoken: Readonly<Record<Spoken, ReadonlyMap<string, readonly string[]>>>;
}

export const NO_READINGS: Readings = {
  folded: new Map(),
  spoken: { pinyin: new Map(), jyutping: new Map(), rough: new Map() },
};

/**
 * Reads lines like "鸡雞鷄 ji gai" or "行 xing,hang haang,hang,hong": the forms of a character, the representing one
 * first, its Pinyin and its Jyutping. Other lines are ignored.
 */
export function readReadings(lines: readonly string[]): Readings {
  const folded = new Map<string, string>();
  const spoken = {
    pinyin: new Map<string, readonly string[]>(),
    jyutping: new Map<string, readonly string[]>(),
    rough: new Map<string, readonly string[]>(),
  };
  for (const line of lines) {
    const [forms = '', mandarin = '', cantonese = ''] = line.split(' ');
    const [standing, ...others] = forms;
    if (standing === undefined) continue;
    for (const form of others) folded.set(form, standing);
    spoken.pinyin.set(standing, syllables(mandarin));
    spoken.jyutping.set(standing, syllables(cantonese));
    spoken.rough.set(standing, [...new Set(syllables(cantonese).flatMap((each) => [each, ...roughly(each)]))]);
  }
  return { folded, spoken };
}

const syllables = (text: string): string[] => text.split(',').filter(Boolean);

/** "choi" for "coi", "yu" for "jyu" and "jeung" for "zoeng", as in Yale romanization; "cha" or "char" for "caa". */
function roughly(jyutping: string): string[] {
  const yale = jyutping
    .replace(/^jyu/, 'yu')
    .replace(/^j/, 'y')
    .replace(/^z/, 'j')
    .replace(/^c/, 'ch')
    .replace(/eo|oe/, 'eu');
  return yale.endsWith('aa') ? [yale, yale.slice(0, -1), `${yale.slice(0, -2)}ar`] : [yale];
}

/** The text with each character replaced by its representing form. */
export function foldForms(text: string, { folded }: Readings): string {
  let changed = '';
  for (const letter of text) changed += folded.get(letter) ?? letter;
  return changed;
}
