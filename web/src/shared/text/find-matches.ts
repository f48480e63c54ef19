/** A range of a text; `end` is exclusive. */
export interface Match {
  start: number;
  end: number;
}

const MARKS = /\p{M}/gu;

/** A text without case and accents, and for each of its characters the original place. */
interface Folded {
  text: string;
  places: number[];
}

/** The places where a text contains the query, ignoring case and accents; runs of blanks count as one. */
export function findMatches(text: string, query: string): Match[] {
  const wanted = fold(query.trim()).text;
  if (wanted === '') return [];
  const { text: folded, places } = fold(text);
  const matches: Match[] = [];
  for (let at = folded.indexOf(wanted); at >= 0; at = folded.indexOf(wanted, at + wanted.length)) {
    const last = places[at + wanted.length - 1] ?? 0;
    matches.push({ start: places[at] ?? 0, end: last + letterAt(text, last).length });
  }
  return matches;
}

function fold(text: string): Folded {
  const places: number[] = [];
  let folded = '';
  let place = 0;
  for (const letter of text) {
    const plain = plainLetter(letter);
    if (plain !== ' ' || !folded.endsWith(' ')) {
      folded += plain;
      for (let i = 0; i < plain.length; i++) places.push(place);
    }
    place += letter.length;
  }
  return { text: folded, places };
}

function plainLetter(letter: string): string {
  if (/\s/.test(letter)) return ' ';
  return letter < '\u0080' ? letter.toLowerCase() : letter.normalize('NFD').replace(MARKS, '').toLowerCase();
}

/** The letter at a place, with its combining accents. */
function letterAt(text: string, place: number): string {
  return /^.\p{M}*/su.exec(text.slice(place))?.[0] ?? '';
}
