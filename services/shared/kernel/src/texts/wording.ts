import type { Language } from '../language.js';
import { CHINESE } from './chinese/index.js';
import { isUnit } from './chinese/words.js';
import { fillBlanks, inEnglish, type Reason, type Sentence } from './sentence.js';
import { simplified } from './simplified.js';

const simplifiedTexts = new Map<Reason, string>();

/** Renders a sentence in a language. Typed values are not translated. */
export function inLanguage(message: Sentence, language: Language): string {
  if (language === 'en') return inEnglish(message);
  return fillBlanks(textOf(message.reason, language), message, (inner) => inLanguage(inner, language));
}

/** The text of a document in one language, by its English one. */
export function textOf(reason: Reason, language: Language): string {
  if (language === 'en') return reason;
  // A text stored by an older version may not exist in this one.
  if (!Object.hasOwn(CHINESE, reason)) return reason;
  const chinese: string = CHINESE[reason];
  if (language === 'zh-Hant') return chinese;
  const known = simplifiedTexts.get(reason) ?? simplified(chinese);
  simplifiedTexts.set(reason, known);
  return known;
}

/** A product's unit, translated if it is a known one; others stay as staff wrote them. */
export function translatedUnit(unit: string, language: Language): string {
  const known = unit.toLowerCase();
  return language !== 'en' && isUnit(known) ? textOf(known, language) : unit;
}
