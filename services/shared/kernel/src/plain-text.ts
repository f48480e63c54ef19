/** Whether PostgreSQL can store a text and JSON return it: no NUL, no lone surrogate. */
export function isStorableText(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}
