/** Names have blanks, brackets and middle dots within; what follows is the end, a stop or other writing. */
const LEADING =
  /^\s*(\p{Script=Han}[\p{Script=Han}・·、/() （）]*?)\s*(?:$|[.。,，;；:：|–—-]+\s*|(?=[^\p{Script=Han}・·、/() （）]))(?<rest>.*)$/su;

const HAN = /\p{Script=Han}/u;

/** A name, not a sentence. */
const LONGEST_NAME = 24;

/**
 * The Chinese name at the front of a description: "長糯米. For lo mai gai." → "長糯米" and "For lo mai gai." Null where it is
 * unsure what is the name: Chinese further on, or too much of it.
 */
export function leadingChinese(description: string): { chineseName: string; description: string } | null {
  const match = LEADING.exec(description);
  const chineseName = match?.[1] ?? '';
  const rest = match?.groups?.['rest'] ?? '';
  if (chineseName === '' || chineseName.length > LONGEST_NAME || HAN.test(rest)) return null;
  return { chineseName, description: rest.trim() };
}
