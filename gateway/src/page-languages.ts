import { block } from './nginx-text.ts';

/** The languages besides English, whose pages are in folders of this name (web/build/language.ts). */
const OTHERS = ['zh-Hant', 'zh-Hans'];
const ANY = `(?:en|${OTHERS.join('|')})`;
const COOKIE = 'larder_language';
const A_YEAR_S = 31_536_000;
/** A path must not begin with two slashes or a backslash: browsers would read another host. */
const PATH = '/(?:[^/?\\\\\\\\][^?]*)?';
/** Unsupported languages of an Accept-Language list, before the first supported one. */
const UNKNOWN = '(?:(?!\\s*(?:en|zh|yue)\\b)[^,]*,)*\\s*';

/**
 * The language of a page: the one in the cookie, else the browser's, else English. The first supported language of the
 * browser's list counts: browsers list the preferred one first. Taiwan, Hong Kong and Macau read Traditional Chinese.
 */
export function languageVariables(behindTls: boolean): string[] {
  const cookie = `; Max-Age=${A_YEAR_S}; Path=/; SameSite=Lax${behindTls ? '; Secure' : ''}`;
  return [
    ...block('map $http_accept_language $browser_language', [
      'default en;',
      `"~*^${UNKNOWN}(?:yue|zh-(?:hant|tw|hk|mo))\\b" zh-Hant;`,
      `"~*^${UNKNOWN}zh\\b" zh-Hans;`,
    ]),
    ...block(`map $cookie_${COOKIE} $page_language`, [
      'default $browser_language;',
      ...['en', ...OTHERS].map((language) => `${language} ${language};`),
    ]),
    ...block('map $page_language $language_pages', [
      'default "";',
      ...OTHERS.map((language) => `${language} /${language};`),
    ]),
    // ?lang= chooses a language and redirects to the same page without it.
    ...block('map $request_uri $address_without_language', [
      'default "";',
      `"~^(?<asked_page>${PATH})\\?lang=${ANY}$" $asked_page;`,
      `"~^(?<asked_page>${PATH}\\?)lang=${ANY}&(?<asked_more>.*)$" $asked_page$asked_more;`,
      `"~^(?<asked_page>${PATH}\\?.+?)&lang=${ANY}(?<asked_more>&.*)?$" $asked_page$asked_more;`,
    ]),
    ...block('map $arg_lang $language_cookie', [
      'default "";',
      ...['en', ...OTHERS].map((language) => `${language} "${COOKIE}=${language}${cookie}";`),
    ]),
  ];
}

/** Sends the page in the reader's language if there is one, else in English. */
export function inLanguage(pages: readonly string[]): string[] {
  return [
    'if ($address_without_language != "") { return 302 $address_without_language; }',
    'add_header Set-Cookie $language_cookie;',
    'add_header Vary "Accept-Language, Cookie" always;',
    `try_files ${[...pages.map((page) => `$language_pages${page}`), ...pages].join(' ')} =404;`,
  ];
}
