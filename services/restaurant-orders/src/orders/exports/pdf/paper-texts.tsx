import { toSentence, type Language, type PlainReason, type Sentence } from '@larder/kernel';
import { translatedUnit, inLanguage } from '@larder/kernel/wording';

/** The texts of a printed order in the reader's language. In English, days and times are as in files. */
export interface PaperTexts {
  language: Language;
  say: (reason: PlainReason | Sentence) => string;
  unit: (unit: string) => string;
  count: (value: number) => string;
  /** @param day "2026-11-22" */
  day: (day: string) => string;
  /** @param minute a time on the store's clock: "2026-11-22 14:05" */
  time: (minute: string) => string;
}

export function paperTexts(language: Language): PaperTexts {
  const written = (text: string, parts: Intl.DateTimeFormatOptions): string => {
    const instant = new Date(`${text.replace(' ', 'T')}Z`);
    if (language === 'en' || Number.isNaN(instant.getTime())) return text;
    return instant.toLocaleString(language, { timeZone: 'UTC', ...parts });
  };
  return {
    language,
    say: (reason) => inLanguage(toSentence(reason), language),
    unit: (unit) => translatedUnit(unit, language),
    count: (value) => value.toLocaleString(language, { useGrouping: language !== 'en' }),
    day: (day) => written(day, { dateStyle: 'long' }),
    time: (minute) => written(minute, { dateStyle: 'long', timeStyle: 'short' }),
  };
}

const HAN = /(\p{Script=Han}[\p{Script=Han}、，。（）·]*)/u;

interface WrittenProps {
  text: string;
  texts: PaperTexts;
  /** The script of the Chinese text: the shop's is Traditional, a restaurant's may be either. */
  chinese?: 'zh' | 'zh-Hant';
}

/** Text that users typed, each part marked with its language if that differs from the paper's. */
export function Written({ text, texts, chinese = 'zh' }: WrittenProps) {
  let end = 0;
  return text.split(HAN).map((part) => {
    const at = end;
    end += part.length;
    const lang = HAN.test(part) ? chinese : /\p{L}/u.test(part) && texts.language !== 'en' ? 'en' : undefined;
    return lang === undefined ? (
      part
    ) : (
      <span key={at} lang={lang}>
        {part}
      </span>
    );
  });
}

/** A product's name with the Chinese one, or the other way round on Chinese paper. */
export function BothNames({
  of,
  texts,
}: {
  of: { name: string; chineseName?: string | undefined };
  texts: PaperTexts;
}) {
  const english = <Written text={of.name} texts={texts} chinese="zh-Hant" />;
  if (of.chineseName === undefined) return english;
  const chinese = <span lang="zh-Hant">{of.chineseName}</span>;
  const [first, second] = texts.language === 'en' ? [english, chinese] : [chinese, english];
  return (
    <>
      {first}
      <span className="second">{second}</span>
    </>
  );
}
