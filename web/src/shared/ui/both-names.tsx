import { LANGUAGE } from '../../texts/language.ts';
import { CHINESE, languageOf } from '../chinese.ts';

const CHINESE_RUN = /(\p{Script=Han}[\p{Script=Han}、，。（）·]*)/u;

export interface TextPart {
  text: string;
  chinese: boolean;
  /** Where it begins. */
  at: number;
}

/** A text cut where its language changes, so that readers and glyphs are right: "茉莉香米. For steaming". */
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

/** A text whose Chinese words are marked as such. */
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
  /** Absent or null without one. */
  chineseName?: string | null | undefined;
}

interface BothNamesProps {
  of: Named;
  /** Of the second name: on a line of its own unless it says otherwise. */
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
  // The blank parts the names where both are read in one go: by a screen reader, or copied.
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
