/** Filters typed or pasted text in a code's field, up to `most` characters: "ab-1!2x" → "AB12". Chinese keyboards write "Ａ" for "A". */
export function typedCode(text: string, most: number): string {
  return text
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, '')
    .slice(0, most);
}

/** Whether an input method is composing: then the field of a code is not rewritten. */
export const isBeingComposed = ({ nativeEvent }: { nativeEvent: Event }): boolean =>
  nativeEvent instanceof InputEvent && nativeEvent.isComposing;

/** Parses a typed whole number from 0 on; any other text counts as `otherwise`. Chinese keyboards write "２" for "2". */
export function wholeOf(text: string, otherwise: number): number {
  const trimmed = text.normalize('NFKC').trim();
  return /^\d+$/.test(trimmed) ? Number(trimmed) : otherwise;
}
