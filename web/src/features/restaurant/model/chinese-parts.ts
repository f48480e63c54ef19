const CHINESE_RUN = /(\p{Script=Han}[\p{Script=Han}、，。（）·]*)/u;

export interface TextPart {
  text: string;
  chinese: boolean;
}

/** A text cut where its language changes, so that readers and glyphs are right: "茉莉香米. For steaming". */
export function chineseParts(text: string): TextPart[] {
  return text
    .split(CHINESE_RUN)
    .filter((part) => part !== '')
    .map((part) => ({ text: part, chinese: /\p{Script=Han}/u.test(part) }));
}
