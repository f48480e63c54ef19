/** Shorter words are too similar to too many others. */
export const FEWEST_LETTERS = 5;

const WORD = /^\p{L}+$/u;

/** The words of a list by length, and pairs of words joined ("bokchoy"), each with its spelling in the list. */
export type Vocabulary = ReadonlyMap<number, ReadonlyMap<string, string>>;

/** @param texts folded */
export function vocabularyOf(texts: Iterable<string>): Vocabulary {
  const byLength = new Map<number, Map<string, string>>();
  const add = (word: string, written: string): void => {
    if (word.length < FEWEST_LETTERS) return;
    const same = byLength.get(word.length) ?? new Map<string, string>();
    byLength.set(word.length, same);
    if (!same.has(word) || word === written) same.set(word, written);
  };
  for (const text of texts) {
    let before = '';
    for (const word of text.split(/[ \n]/)) {
      const isWord = WORD.test(word);
      if (isWord) add(word, word);
      if (isWord && before !== '') add(before + word, `${before} ${word}`);
      before = isWord ? word : '';
    }
  }
  return byLength;
}

/**
 * Corrections of a long word: words with one letter more, less, different or swapped, and two words that were written
 * as one. Empty for words of the list, for short ones and for numbers.
 */
export function nearWords(word: string, vocabulary: Vocabulary): string[] {
  if (word.length < FEWEST_LETTERS || !WORD.test(word)) return [];
  if (vocabulary.get(word.length)?.get(word) === word) return [];
  const near: string[] = [];
  for (const length of [word.length - 1, word.length, word.length + 1]) {
    for (const [known, written] of vocabulary.get(length) ?? []) if (isNear(word, known)) near.push(written);
  }
  return near;
}

/** Whether the words differ by at most one insertion, deletion, substitution or swap of neighbours. */
export function isNear(one: string, other: string): boolean {
  if (one.length > other.length) return isNear(other, one);
  const more = other.length - one.length;
  if (more > 1) return false;
  let same = 0;
  while (same < one.length && one[same] === other[same]) same += 1;
  if (more === 1) return one.slice(same) === other.slice(same + 1);
  if (one.slice(same + 1) === other.slice(same + 1)) return true;
  return (
    one[same] === other[same + 1] && one[same + 1] === other[same] && one.slice(same + 2) === other.slice(same + 2)
  );
}
