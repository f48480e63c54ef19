/** A part of a guide's text. */
export type InlinePart =
  | { kind: 'plain'; text: string }
  /** A label on a screen. */
  | { kind: 'label'; text: string }
  | { kind: 'stress'; text: string }
  /** Text to be typed or read literally. */
  | { kind: 'code'; text: string }
  | { kind: 'key'; text: string }
  /** A link to a page ("/admin") or to a section of the guide ("#rebates"). */
  | { kind: 'link'; text: string; to: string }
  /** A sample of a screen: "status", "ready". */
  | { kind: 'sample'; sample: string; value: string };

const MARKED = /\*([^*]+)\*|_([^_]+)_|`([^`]+)`|\^([^^]+)\^|\[([^\]]+)\]\(([^)\s]+)\)|\{([a-z]+):([^}]+)\}/g;

/** Parses a text into its parts, as `GuideText` describes them. */
export function readInline(text: string): InlinePart[] {
  const parts: InlinePart[] = [];
  let from = 0;
  for (const match of text.matchAll(MARKED)) {
    if (match.index > from) parts.push({ kind: 'plain', text: text.slice(from, match.index) });
    parts.push(partOf(match));
    from = match.index + match[0].length;
  }
  if (from < text.length) parts.push({ kind: 'plain', text: text.slice(from) });
  return parts;
}

function partOf([whole, label, stress, code, key, linkText, to, sample, value]: RegExpMatchArray): InlinePart {
  if (label !== undefined) return { kind: 'label', text: label };
  if (stress !== undefined) return { kind: 'stress', text: stress };
  if (code !== undefined) return { kind: 'code', text: code };
  if (key !== undefined) return { kind: 'key', text: key };
  if (linkText !== undefined && to !== undefined) return { kind: 'link', text: linkText, to };
  if (sample !== undefined && value !== undefined) return { kind: 'sample', sample, value };
  return { kind: 'plain', text: whole };
}
