/**
 * Whether PostgreSQL can store the text and JSON can carry it back unchanged: no NUL character and no lone half of a
 * surrogate pair.
 */
export function isStorableText(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}
