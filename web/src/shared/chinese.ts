import { LANGUAGE } from '../texts/language.ts';

/** The script of the shop's Chinese texts: it decides glyph shapes and the voice of screen readers. */
export const CHINESE = 'zh-Hant';

/** Of what staff or services wrote, on a Chinese page: English, unless it holds Chinese; elsewhere nothing is said of it. */
export function languageOf(text: string): 'en' | undefined {
  return LANGUAGE === 'en' || /\p{Script=Han}/u.test(text) ? undefined : 'en';
}
