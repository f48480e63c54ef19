import { readFileSync } from 'node:fs';

/** Written by the build; the relative path is the same from the source and the compiled file. */
export const TABLE_FILE = new URL('../../dist/characters.txt', import.meta.url);

let lines: ReadonlyMap<string, string> | undefined;

/** Loaded when a list is first searched: a replica that only answers orders needs no table. */
function lineByForm(): ReadonlyMap<string, string> {
  lines ??= new Map(
    readFileSync(TABLE_FILE, 'utf8')
      .trimEnd()
      .split('\n')
      .flatMap((line) => Array.from(line.slice(0, line.indexOf(' ')), (form) => [form, line] as const)),
  );
  return lines;
}

/** The table lines of the characters in a text, each once, sorted. */
export function linesOf(text: string): string[] {
  const table = lineByForm();
  const found = new Set<string>();
  for (const character of new Set(text.normalize('NFKC'))) {
    const line = table.get(character);
    if (line !== undefined) found.add(line);
  }
  return [...found].toSorted();
}
