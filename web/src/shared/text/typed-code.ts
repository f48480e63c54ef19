/** What a key or a paste leaves in the field of a code, so many characters at most: "ab-1!2x" → "AB12". Chinese keyboards write "Ａ" for "A". */
export function typedCode(text: string, most: number): string {
  return text
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, '')
    .slice(0, most);
}

/** For the field of a code: letters that an input method is still composing are not rewritten. */
export const isBeingComposed = ({ nativeEvent }: { nativeEvent: Event }): boolean =>
  nativeEvent instanceof InputEvent && nativeEvent.isComposing;
