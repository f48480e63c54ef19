import { findMatches } from '../../../shared/text/find-matches.ts';

/** A text with what is sought in it marked. */
export function Highlighted({ text, query }: { text: string; query: string }) {
  const matches = findMatches(text, query);
  if (matches.length === 0) return text;
  const parts = matches.map(({ start, end }, place) => (
    <span key={start}>
      {text.slice(matches[place - 1]?.end ?? 0, start)}
      <mark className="help-match">{text.slice(start, end)}</mark>
    </span>
  ));
  return (
    <>
      {parts}
      {text.slice(matches.at(-1)?.end ?? 0)}
    </>
  );
}
