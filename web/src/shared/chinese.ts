import { LANGUAGE } from '../texts/language.ts';

/** The script of the shop's Chinese texts, which determines glyph shapes and the voice of screen readers. */
export const CHINESE = 'zh-Hant';

/** The `lang` of typed text: English on a Chinese page, unless it contains Chinese; undefined elsewhere. */
export function languageOf(text: string): 'en' | undefined {
  return LANGUAGE === 'en' || /\p{Script=Han}/u.test(text) ? undefined : 'en';
}
