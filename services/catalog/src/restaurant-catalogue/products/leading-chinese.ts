/** Names may contain blanks, brackets and middle dots; they end at the end of the text, a stop or another script. */
const LEADING =
  /^\s*(\p{Script=Han}[\p{Script=Han}・·、/() （）]*?)\s*(?:$|[.。,，;；:：|–—-]+\s*|(?=[^\p{Script=Han}・·、/() （）]))(?<rest>.*)$/su;

const HAN = /\p{Script=Han}/u;

/** The longest name: longer runs are sentences. */
const LONGEST_NAME = 24;

/**
 * The Chinese name at the front of a description: "長糯米. For lo mai gai." → "長糯米" and "For lo mai gai." Null when the
 * name is uncertain: Chinese further on, or too much of it.
 */
export function leadingChinese(description: string): { chineseName: string; description: string } | null {
  const match = LEADING.exec(description);
  const chineseName = match?.[1] ?? '';
  const rest = match?.groups?.['rest'] ?? '';
  if (chineseName === '' || chineseName.length > LONGEST_NAME || HAN.test(rest)) return null;
  return { chineseName, description: rest.trim() };
}
