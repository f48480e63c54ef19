import { existsSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { simplified } from '@larder/kernel/simplified';
import type { Plugin } from 'vite';
import { documentTexts } from '../src/texts/document.ts';
import type { Language } from '../src/texts/language.ts';
import { documentTexts as chineseDocumentTexts } from '../src/texts/zh-Hant/document.ts';

/** The languages of builds: the three, and a pseudo-language for tests. */
export type BuildLanguage = Language | 'pseudo';

const TEXTS = fileURLToPath(new URL('../src/texts/', import.meta.url));
const CHINESE_TEXTS = join(TEXTS, 'zh-Hant/');
/** The words that the services share with the web. */
const SHARED_WORDS = join(TEXTS, '../../../services/shared/kernel/dist/texts/chinese/words.js');
const CONSTANTS = join(TEXTS, 'language.ts');
const PSEUDO = fileURLToPath(new URL('./pseudo.ts', import.meta.url));
/** The locales of dates and numbers; that of the pseudo-language differs from all others. */
const LOCALES: Record<BuildLanguage, string> = { en: 'en-US', 'zh-Hant': 'zh-HK', 'zh-Hans': 'zh-CN', pseudo: 'ja-JP' };

/** `vite build --mode zh-Hant` builds the Chinese pages; built-in modes of Vite build the English ones. */
export function languageOfMode(mode: string): BuildLanguage {
  return mode in LOCALES ? (mode as BuildLanguage) : 'en';
}

/** The folder of a language's pages in dist; English has none. */
export function pagesOf(language: BuildLanguage): string {
  return language === 'en' ? '' : `${language}/`;
}

/**
 * Replaces each import of texts by the build's language, if it exists: components import only English, and a visitor
 * loads only one language. Simplified Chinese is converted from Traditional.
 */
export function languageTexts(language: BuildLanguage): Plugin {
  const isChinese = language === 'zh-Hant' || language === 'zh-Hans';
  return {
    name: 'larder:language',
    enforce: 'pre',
    resolveId(source, importer) {
      if (!isChinese || importer === undefined || !source.startsWith('.') || !source.endsWith('.ts')) return null;
      const asked = resolve(dirname(importer), source);
      if (!asked.startsWith(TEXTS)) return null;
      const chinese = join(CHINESE_TEXTS, relative(TEXTS, asked));
      return existsSync(chinese) ? chinese : null;
    },
    transform(code, id) {
      if (language === 'zh-Hans' && id === SHARED_WORDS) return { code: simplified(code), map: null };
      if (!id.startsWith(TEXTS)) return null;
      if (id === CONSTANTS) return { code: constants(language), map: null };
      if (language === 'pseudo') return { code: inPseudo(code), map: null };
      return language === 'zh-Hans' && id.startsWith(CHINESE_TEXTS) ? { code: simplified(code), map: null } : null;
    },
    transformIndexHtml: { order: 'pre', handler: (html) => inLanguage(html, language) },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const page = bundle['index.html'];
        if (language === 'en' || page?.type !== 'asset') return;
        delete bundle['index.html'];
        this.emitFile({ type: 'asset', fileName: `${pagesOf(language)}index.html`, source: page.source });
      },
    },
  };
}

function constants(language: BuildLanguage): string {
  const shown = language === 'pseudo' ? 'en' : language;
  return `export const LANGUAGE = '${shown}';\nexport const LOCALE = '${LOCALES[language]}';\n`;
}

/** Translates the exports of a module of texts into the pseudo-language. */
function inPseudo(code: string): string {
  const names: string[] = [];
  const plain = code.replaceAll(/^export const (\w+)/gm, (_declaration, name: string) => {
    names.push(name);
    return `const ${name}`;
  });
  const shown = names.map((name) => `const ${name}_shown = pseudo(${name});\nexport { ${name}_shown as ${name} };`);
  return [`import { pseudo } from ${JSON.stringify(PSEUDO)};`, plain, ...shown].join('\n');
}

function inLanguage(html: string, language: BuildLanguage): string {
  if (language !== 'zh-Hant' && language !== 'zh-Hans') return html;
  const written = (text: string): string => (language === 'zh-Hans' ? simplified(text) : text);
  const words = Object.entries(documentTexts).map(([name, english]): [string, string] => [
    english,
    written(chineseDocumentTexts[name as keyof typeof documentTexts]),
  ]);
  return [['<html lang="en"', `<html lang="${language}"`] as const, ...words].reduce((page, [english, own]) => {
    if (!page.includes(english)) throw new Error(`index.html does not say "${english}".`);
    return page.replace(english, () => own);
  }, html);
}
