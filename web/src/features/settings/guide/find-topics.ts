import { findMatches } from '../../../shared/text/find-matches.ts';
import { HELP_TOPICS, type HelpTopic } from '../../../texts/settings/help-topics.ts';
import type { HelpCategory } from '../../../texts/settings/help.ts';

const textsOf = ({ title, summary, steps, tags }: HelpTopic): readonly string[] => [title, summary, ...steps, ...tags];

/** The topics that match the query, in one category or all; matches in title or tags come first. */
export function findTopics(query: string, category: HelpCategory | null): HelpTopic[] {
  const inCategory = HELP_TOPICS.filter((topic) => category === null || topic.category === category);
  if (query.trim() === '') return inCategory;
  const says = (texts: readonly string[]): boolean => texts.some((text) => findMatches(text, query).length > 0);
  const found = inCategory.filter((topic) => says(textsOf(topic)));
  const isAbout = ({ title, tags }: HelpTopic): boolean => says([title, ...tags]);
  return [...found.filter(isAbout), ...found.filter((topic) => !isAbout(topic))];
}
