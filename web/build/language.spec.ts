import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { type BuildLanguage, languageOfMode, languageTexts } from './language.ts';
import { pseudo } from './pseudo.ts';

const SOURCE = fileURLToPath(new URL('../src/', import.meta.url));
const PAGE = join(SOURCE, 'features/not-found/not-found-page.tsx');

interface Hooks {
  resolveId: (source: string, importer?: string) => string | null;
  transform: (code: string, id: string) => { code: string } | null;
}
const hooks = (language: BuildLanguage): Hooks => languageTexts(language) as unknown as Hooks;

describe('a build in a language', () => {
  it('is English in every built-in mode of Vite', () => {
    expect(['production', 'development', 'zh-Hant', 'zh-Hans'].map(languageOfMode)).toEqual([
      'en',
      'en',
      'zh-Hant',
      'zh-Hans',
    ]);
  });

  it('uses the Chinese texts if they exist, and the English ones otherwise', () => {
    const { resolveId } = hooks('zh-Hans');
    expect(resolveId('../../texts/not-found.ts', PAGE)).toBe(join(SOURCE, 'texts/zh-Hant/not-found.ts'));
    expect(resolveId('../../texts/signage/common.ts', PAGE)).toBeNull();
    expect(resolveId('../../shared/chinese.ts', PAGE)).toBeNull();
    expect(hooks('en').resolveId('../../texts/not-found.ts', PAGE)).toBeNull();
  });

  it('is converted only for Simplified Chinese', () => {
    const file = join(SOURCE, 'texts/zh-Hant/not-found.ts');
    expect(hooks('zh-Hans').transform("'找不到頁面'", file)?.code).toBe("'找不到页面'");
    expect(hooks('zh-Hant').transform("'找不到頁面'", file)).toBeNull();
  });

  it('contains its language', () => {
    const constants = (language: BuildLanguage) =>
      hooks(language).transform('', join(SOURCE, 'texts/language.ts'))?.code;
    expect(constants('zh-Hans')).toContain("LANGUAGE = 'zh-Hans'");
    expect(constants('zh-Hant')).toContain("LOCALE = 'zh-HK'");
    expect(constants('en')).toContain("LOCALE = 'en-US'");
  });

  it('in the pseudo-language exports each dictionary in it', () => {
    const { code } = hooks('pseudo').transform("export const a = { b: 'c' };", join(SOURCE, 'texts/x.ts')) ?? {};
    expect(code).toMatch(/const a = [^]*const a_shown = pseudo\(a\);\nexport \{ a_shown as a \};/);
  });
});

describe('the pseudo-language', () => {
  it('marks and lengthens every text, also those of functions, and nothing else', () => {
    const texts = pseudo({ title: 'Status', plural: true, lines: ['One'], count: (n: number) => `${n} items` });
    expect(texts.title).toMatch(/^⟦Šţåţûš( ~~)+⟧$/);
    expect(texts.plural).toBe(true);
    expect(texts.lines[0]).toMatch(/^⟦Öñé/);
    expect(texts.count(3)).toMatch(/^⟦3 îţéɱš/);
    expect(pseudo(texts.title)).toBe(texts.title);
  });
});
