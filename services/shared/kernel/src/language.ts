/** The languages of the interface, by their names in BCP 47. */
export const LANGUAGES = ['en', 'zh-Hant', 'zh-Hans'] as const;

export type Language = (typeof LANGUAGES)[number];

/**
 * The language that an Accept-Language header (RFC 9110 §12.5.4) asks for, English without one. The first supported one of
 * the list counts: browsers list the preferred one first. Taiwan, Hong Kong and Macau read Traditional Chinese.
 */
export function acceptedLanguage(header: string | undefined): Language {
  for (const range of (header ?? '').slice(0, MOST_CHARACTERS).toLowerCase().split(',')) {
    const [tag = ''] = range.trim().split(';');
    if (/^en\b/.test(tag)) return 'en';
    if (/^(?:yue|zh-(?:hant|tw|hk|mo))\b/.test(tag)) return 'zh-Hant';
    if (/^zh\b/.test(tag)) return 'zh-Hans';
  }
  return 'en';
}

const MOST_CHARACTERS = 500;
