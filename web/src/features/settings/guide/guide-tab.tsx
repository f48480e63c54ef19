import { ArrowRight, BookOpen } from 'lucide-react';
import { useState } from 'react';
import { PATHS } from '../../../shared/routing/paths.ts';
import { Link } from '../../../shared/routing/router.ts';
import { findMatches } from '../../../shared/text/find-matches.ts';
import { Badge } from '../../../shared/ui/badge.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { SearchField } from '../../../shared/ui/lists/list-controls.tsx';
import { EmptyState } from '../../../shared/ui/states.tsx';
import { HELP_TOPICS, type HelpTopic } from '../../../texts/settings/help-topics.ts';
import { type HelpCategory, helpLinks, helpShortcuts, helpTexts, helpTips } from '../../../texts/settings/help.ts';
import { Panel } from '../shell/panel.tsx';

const textsOf = ({ title, summary, steps, tags }: HelpTopic): readonly string[] => [title, summary, ...steps, ...tags];

/** The topics that match the query, in one category or all; matches in title or tags come first. */
export function findTopics(query: string, category: HelpCategory | null): HelpTopic[] {
  const inCategory = HELP_TOPICS.filter((topic) => category === null || topic.category === category);
  if (query.trim() === '') return inCategory;
  const isFoundIn = (texts: readonly string[]): boolean => texts.some((text) => findMatches(text, query).length > 0);
  const found = inCategory.filter((topic) => isFoundIn(textsOf(topic)));
  const isAbout = ({ title, tags }: HelpTopic): boolean => isFoundIn([title, ...tags]);
  return [...found.filter(isAbout), ...found.filter((topic) => !isAbout(topic))];
}

const CATEGORIES = Object.entries(helpTexts.categoryNames) as [HelpCategory, string][];

/** Short answers, found by text, category and tag. */
export function GuideTab() {
  const [query, setQuery] = useState('');
  const [category, setCategory] = useState<HelpCategory | null>(null);
  const topics = findTopics(query, category);
  const wanted = query.trim();
  const clear = (): void => {
    setQuery('');
    setCategory(null);
  };
  return (
    <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(18rem,22rem)]">
      <div className="grid content-start gap-4">
        <search className="grid gap-3">
          <SearchField
            label={helpTexts.search}
            placeholder={helpTexts.searchPlaceholder}
            query={query}
            onChange={setQuery}
          />
          <fieldset className="flex flex-wrap gap-2">
            <legend className="sr-only">{helpTexts.categories}</legend>
            <Chip label={helpTexts.all} pressed={category === null} onPress={() => setCategory(null)} />
            {CATEGORIES.map(([id, label]) => (
              <Chip key={id} label={label} pressed={category === id} onPress={() => setCategory(id)} />
            ))}
          </fieldset>
        </search>
        <output className="text-sm text-ink-2">{helpTexts.count(topics.length)}</output>
        {topics.length === 0 && (
          <EmptyState
            icon={BookOpen}
            title={helpTexts.nothingFound}
            hint={
              category === null
                ? helpTexts.nothingFoundFor(wanted)
                : `${helpTexts.nothingFoundFor(wanted).replace(/\.$/, '')} ${helpTexts.nothingInCategory}`
            }
          >
            <Button onClick={clear}>{helpTexts.clear}</Button>
          </EmptyState>
        )}
        {topics.length > 0 && (
          <ul
            aria-label={helpTexts.topics}
            className="grid grid-cols-[repeat(auto-fill,minmax(min(24rem,100%),1fr))] gap-4"
          >
            {topics.map((topic) => (
              <TopicCard
                key={topic.id}
                topic={topic}
                query={wanted}
                onTag={(tag) => {
                  setQuery(tag);
                  setCategory(null);
                }}
              />
            ))}
          </ul>
        )}
      </div>
      <HelpAside />
    </div>
  );
}

function Chip({ label, pressed, onPress }: { label: string; pressed: boolean; onPress: () => void }) {
  return (
    <Button className="min-h-10 px-3.5 rounded-full pointer-coarse:min-h-11" aria-pressed={pressed} onClick={onPress}>
      {label}
    </Button>
  );
}

const PAGES = [{ path: PATHS.guide.path, name: helpTexts.wholeGuide }, ...helpLinks];

/** General help. */
function HelpAside() {
  return (
    <aside className="grid content-start gap-6">
      <Panel title={helpTexts.links}>
        <ul className="grid">
          {PAGES.map(({ path, name }) => (
            <li key={path}>
              <Link
                to={path}
                className="inline-flex min-h-11 items-center gap-1.5 text-link underline underline-offset-[4px]"
              >
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </Panel>
      <Panel title={helpTexts.shortcuts}>
        <dl className="grid gap-2.5">
          {helpShortcuts.map(({ keys, text }) => (
            <div className="grid grid-cols-[5rem_minmax(0,1fr)] gap-3" key={text}>
              <dt className="flex gap-1">
                {keys.map((key) => (
                  <kbd
                    key={key}
                    className="h-fit rounded-[4px] border border-b-2 border-edge bg-surface px-2 py-px text-[0.875rem] font-semibold [font-family:inherit]"
                  >
                    {key}
                  </kbd>
                ))}
              </dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </Panel>
      <Panel title={helpTexts.tips}>
        <ul className="grid gap-2 pl-[1.25em] list-disc">
          {helpTips.map((tip) => (
            <li key={tip}>{tip}</li>
          ))}
        </ul>
      </Panel>
    </aside>
  );
}

function TopicCard({ topic, query, onTag }: { topic: HelpTopic; query: string; onTag: (tag: string) => void }) {
  const { title, category, summary, steps, tags, page } = topic;
  return (
    <li
      className="grid [grid-template-rows:auto_auto_1fr_auto] gap-2 pt-4 px-5 pb-3 border border-edge bg-surface wrap-anywhere"
      data-topic={topic.id}
    >
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
                className="min-h-7 py-0.5 px-2.5 border border-edge rounded-full bg-paper text-[0.875rem] hover:bg-sunken pointer-coarse:min-h-11 pointer-coarse:min-w-11"
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
