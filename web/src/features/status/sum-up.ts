import type { StatusPart, StatusState } from '@larder/contracts';
import { statusTexts } from '../../texts/status.ts';

/** All parts in a sentence or two, what is worst first. */
export function sumUp(parts: readonly StatusPart[]): string {
  const sentences = [sentenceOf(parts, 'down', statusTexts.down), sentenceOf(parts, 'limited', statusTexts.limited)];
  return sentences.filter((sentence) => sentence !== '').join(' ') || statusTexts.allUp;
}

const AND = new Intl.ListFormat('en', { type: 'conjunction' });

function sentenceOf(
  parts: readonly StatusPart[],
  wanted: StatusState,
  say: (subjects: string, isPlural: boolean) => string,
): string {
  const concerned = parts.filter(({ state }) => state === wanted).map(({ name }) => statusTexts.parts[name]);
  if (concerned.length === 0) return '';
  const subjects = AND.format(concerned.map(({ subject }) => subject));
  const isPlural = concerned.length > 1 || concerned.some((part) => part.isPlural);
  return say(`${subjects.slice(0, 1).toUpperCase()}${subjects.slice(1)}`, isPlural);
}
