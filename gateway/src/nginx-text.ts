export function quotePath(path: string): string {
  if (/[$\n\r]/.test(path))
    throw new Error(`nginx cannot serve from ${path}: its name has a dollar sign or a line break.`);
  return `"${path.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
}

export function block(opening: string, lines: readonly string[]): string[] {
  return [`${opening} {`, ...lines.map((line) => `  ${line}`), '}'];
}
