/** A path of the machine as nginx.conf quotes it. */
export function quotePath(path: string): string {
  if (/[$\n\r]/.test(path))
    throw new Error(`nginx cannot serve from ${path}: its name has a dollar sign or a line break.`);
  return `"${path.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
}

/** A block: its opening words, then its lines, indented. */
export function block(opening: string, lines: readonly string[]): string[] {
  return [`${opening} {`, ...lines.map((line) => `  ${line}`), '}'];
}
