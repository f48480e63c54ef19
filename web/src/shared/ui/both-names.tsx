import { LANGUAGE } from '../../texts/language.ts';
import { CHINESE, languageOf } from '../chinese.ts';

const CHINESE_RUN = /(\p{Script=Han}[\p{Script=Han}、，。（）·]*)/u;

export interface TextPart {
  text: string;
  chinese: boolean;
  /** The index of the first character. */
  at: number;
}

/** Splits a text where its language changes, for the right glyphs and screen reader voices: "茉莉香米. For steaming". */
export function chineseParts(text: string): TextPart[] {
  let end = 0;
  return text
    .split(CHINESE_RUN)
    .filter((part) => part !== '')
    .map((part) => {
      const at = end;
      end += part.length;
      return { text: part, chinese: /\p{Script=Han}/u.test(part), at };
    });
}

/** A text whose Chinese parts are marked with their language. */
export function MixedText({ text }: { text: string }) {
  return chineseParts(text).map((part) => {
    const lang = part.chinese ? CHINESE : languageOf(part.text);
    if (lang === undefined) return part.text;
    return (
      <span key={part.at} lang={lang}>
        {part.text}
      </span>
    );
  });
}

export interface Named {
  name: string;
  /** Absent or null when there is none. */
  chineseName?: string | null | undefined;
}

interface OneName {
  text: string;
  language: string | undefined;
}

/** The two names, for pages that style each: the one in the reader's language comes first. */
export function namesOf({ name, chineseName }: Named): [first: OneName, second?: OneName] {
  const english = { text: name, language: languageOf(name) };
  if (!chineseName) return [english];
  const chinese = { text: chineseName, language: CHINESE };
  return LANGUAGE === 'en' ? [english, chinese] : [chinese, english];
}

/** The name of a store by its short name; the short name itself if unknown. */
export const storeNameIn = (stores: readonly (Named & { slug: string })[], slug: string): string =>
  namesOf(stores.find((store) => store.slug === slug) ?? { name: slug })[0].text;

/** Whether each word occurs in the data of a store. */
export function isFoundStore(store: Named & { address?: string; tags?: readonly string[] }, words: string): boolean {
  const { name, chineseName, address, tags = [] } = store;
  const text = [name, chineseName, address, ...tags].join(' ').toLowerCase();
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

interface StoreNamesProps {
  /** Null until it is known: space is reserved for it. */
  store: Named | null;
  first: string;
  second: string;
}

/** The names of a store in the header of a page. */
export function StoreNames({ store, first: firstClass, second: secondClass }: StoreNamesProps) {
  const [first, second] = namesOf(store ?? { name: '\u00A0' });
  return (
    <span className="grid leading-tight">
      <span lang={first.language} className={firstClass}>
        {first.text}
      </span>
      <span lang={second?.language} className={secondClass}>
        {second?.text}
      </span>
    </span>
  );
}

interface BothNamesProps {
  of: Named;
  /** The class of the second name, which by default is on a separate line. */
  second?: string;
}

/** A name with its Chinese one, or the other way round on Chinese pages. */
export function BothNames({ of, second = 'block text-sm font-normal text-ink-2' }: BothNamesProps) {
  const name = <MixedText text={of.name} />;
  if (!of.chineseName) return name;
  const chinese = (
    <span lang={CHINESE} className={LANGUAGE === 'en' ? second : ''}>
      {of.chineseName}
    </span>
  );
  // The blank separates the names when they are read by a screen reader or copied.
  return LANGUAGE === 'en' ? (
    <>
      {name} {chinese}
    </>
  ) : (
    <>
      {chinese} <span className={second}>{name}</span>
    </>
  );
}
