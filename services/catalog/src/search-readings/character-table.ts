import { Converter } from 'opencc-js';
import { pinyin } from 'pinyin-pro';
import { getJyutpingCandidates } from 'to-jyutping';

/** Unicode's unified ideographs and their first extension, which cover the characters that shops use. */
const IDEOGRAPHS = [
  [0x3007, 0x3007],
  [0x3400, 0x4dbf],
  [0x4e00, 0x9fff],
] as const;

/** The most likely readings; rarer ones are archaic, and would match far too many names. */
const MOST = { mandarin: 2, cantonese: 3 };
/** The limit for all forms of a character together. */
const MOST_READINGS = 5;

/** Tried for the generic, Hong Kong's and Taiwan's forms; one that the first leaves unchanged may be another's. */
const TO_SIMPLIFIED = (['t', 'hk', 'tw'] as const).map((from) => Converter({ from, to: 'cn' }));

/** The representing form of a character: the mainland's. */
export function standingFor(character: string): string {
  for (const convert of TO_SIMPLIFIED) {
    const converted = convert(character);
    if (converted !== character) return converted;
  }
  return character;
}

/** A line per character for the kernel's readReadings. Built ahead, because the sources need 80 MB of memory. */
export function makeCharacterTable(): string[] {
  const forms = new Map<string, string[]>();
  for (const [first, last] of IDEOGRAPHS) {
    for (let code = first; code <= last; code++) {
      const character = String.fromCharCode(code);
      const standing = standingFor(character);
      const known = forms.get(standing) ?? [standing];
      if (character !== standing) known.push(character);
      forms.set(standing, known);
    }
  }
  return [...forms.values()].flatMap((group) => {
    const mandarin = readingsOf(group, mandarinOf);
    const cantonese = readingsOf(group, cantoneseOf);
    return group.length === 1 && mandarin === '' && cantonese === ''
      ? []
      : `${group.join('')} ${mandarin} ${cantonese}`.trimEnd();
  });
}

const readingsOf = (group: readonly string[], of: (character: string) => string[]): string =>
  [...new Set(group.flatMap(of))].slice(0, MOST_READINGS).join(',');

/** "ü" is typed as "u" or as "v". */
function mandarinOf(character: string): string[] {
  const syllables = pinyin(character, { type: 'array', multiple: true, toneType: 'none' });
  const likely = [...new Set(syllables.filter((syllable) => /^[a-zü]+$/.test(syllable)))].slice(0, MOST.mandarin);
  return likely.flatMap((syllable) =>
    syllable.includes('ü') ? [syllable.replace('ü', 'u'), syllable.replace('ü', 'v')] : syllable,
  );
}

function cantoneseOf(character: string): string[] {
  const [, candidates] = getJyutpingCandidates(character)[0] ?? [character, []];
  const syllables = candidates.map((each) => each.replace(/\d$/, '')).filter((each) => /^[a-z]+$/.test(each));
  return [...new Set(syllables)].slice(0, MOST.cantonese);
}
