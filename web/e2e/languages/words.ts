import { simplified } from '@larder/kernel/simplified';
import type { Page } from '@playwright/test';
import type { Language } from '../../src/texts/language.ts';

/** A dictionary as in the build of a language: the English one, the Traditional one, or that one converted. */
export function wordsIn<T>(language: Language, english: T, chinese: unknown): T {
  if (language === 'en') return english;
  return (language === 'zh-Hant' ? chinese : converted(chinese)) as T;
}

function converted(words: unknown): unknown {
  if (typeof words === 'string') return simplified(words);
  if (typeof words === 'function')
    return (...values: unknown[]) => converted((words as (...all: unknown[]) => unknown)(...values));
  if (typeof words !== 'object' || words === null) return words;
  return Object.fromEntries(Object.entries(words).map(([name, value]) => [name, converted(value)]));
}

/** Sets the language for everything that this browser opens from now on. */
export const speak = (page: Page, language: Language): Promise<void> =>
  page.context().addCookies([{ name: 'larder_language', value: language, url: page.url() }]);
