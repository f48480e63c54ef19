/** Whether PostgreSQL can store a text and JSON return it: no NUL, no lone surrogate. */
export function isStorableText(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}

/** Whether readers see something of a text, not only blanks and formatting characters. */
export const isVisible = (text: string): boolean => /[^\p{Z}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/u.test(text);
