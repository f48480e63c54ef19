/** Written by the build; as far from the sources as from what they are compiled to. */
export const TABLE_FILE = new URL('../../dist/characters.txt', import.meta.url);
