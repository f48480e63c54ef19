import { ArrowRight } from 'lucide-react';
import { Link } from '../../../shared/routing/router.ts';
import { findMatches } from '../../../shared/text/find-matches.ts';
import { Badge } from '../../../shared/ui/badge.tsx';
import type { HelpTopic } from '../../../texts/settings/help-topics.ts';
import { helpTexts } from '../../../texts/settings/help.ts';
import styles from './help.module.css';

interface TopicCardProps {
  topic: HelpTopic;
  query: string;
  onTag: (tag: string) => void;
}

export function TopicCard({ topic, query, onTag }: TopicCardProps) {
  const { title, category, summary, steps, tags, page } = topic;
  return (
    <li className={styles.helpTopic} data-topic={topic.id}>
      <header className="flex flex-wrap items-start justify-between gap-2">
        <h2 className="text-lg font-extrabold">
          <Highlighted text={title} query={query} />
        </h2>
        <Badge tone="info">{helpTexts.categoryNames[category]}</Badge>
      </header>
      <p className="text-ink-2">
        <Highlighted text={summary} query={query} />
      </p>
      <ol className="grid content-start gap-1 pl-[1.5em] list-decimal">
        {steps.map((step) => (
          <li key={step}>
            <Highlighted text={step} query={query} />
          </li>
        ))}
      </ol>
      <footer className="flex flex-wrap items-center justify-between gap-2">
        <ul aria-label={helpTexts.tags} className="flex flex-wrap gap-2">
          {tags.map((tag) => (
            <li key={tag}>
              <button
                type="button"
                className={styles.helpTag}
                title={helpTexts.searchTag(tag)}
                onClick={() => onTag(tag)}
              >
                <Highlighted text={tag} query={query} />
              </button>
            </li>
          ))}
        </ul>
        <Link
          to={`${page.path}${topic.query ?? ''}`}
          className="inline-flex min-h-11 items-center gap-1.5 text-link underline underline-offset-[4px]"
        >
          {helpTexts.open(page.name)}
          <ArrowRight size={16} strokeWidth={1.75} aria-hidden />
        </Link>
      </footer>
    </li>
  );
}

/** A text with the matches of the query marked. */
function Highlighted({ text, query }: { text: string; query: string }) {
  const matches = findMatches(text, query);
  if (matches.length === 0) return text;
  const parts = matches.map(({ start, end }, place) => (
    <span key={start}>
      {text.slice(matches[place - 1]?.end ?? 0, start)}
      <mark className="bg-turmeric text-ink">{text.slice(start, end)}</mark>
    </span>
  ));
  return (
    <>
      {parts}
      {text.slice(matches.at(-1)?.end ?? 0)}
    </>
  );
}
