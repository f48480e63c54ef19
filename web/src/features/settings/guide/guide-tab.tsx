import { BookOpen } from 'lucide-react';
import { useState } from 'react';
import { PATHS } from '../../../shared/routing/paths.ts';
import { Link } from '../../../shared/routing/router.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { SearchField } from '../../../shared/ui/lists/list-controls.tsx';
import { EmptyState } from '../../../shared/ui/states.tsx';
import { type HelpCategory, helpShortcuts, helpTexts, helpTips } from '../../../texts/settings/help.ts';
import { Panel } from '../shell/panel.tsx';
import { findTopics } from './find-topics.ts';
import styles from './help.module.css';
import { TopicCard } from './topic-card.tsx';

const CATEGORIES = Object.entries(helpTexts.categoryNames) as [HelpCategory, string][];

/** Short answers, found by words, categories and tags. */
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
    <div className={styles.help}>
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
            <Chip words={helpTexts.all} pressed={category === null} onPress={() => setCategory(null)} />
            {CATEGORIES.map(([id, words]) => (
              <Chip key={id} words={words} pressed={category === id} onPress={() => setCategory(id)} />
            ))}
          </fieldset>
        </search>
        <output className="text-sm text-ink-2">{helpTexts.count(topics.length)}</output>
        {topics.length === 0 && (
          <EmptyState
            icon={<BookOpen size={32} strokeWidth={1.5} aria-hidden />}
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

function Chip({ words, pressed, onPress }: { words: string; pressed: boolean; onPress: () => void }) {
  return (
    <Button className={styles.helpChip} aria-pressed={pressed} onClick={onPress}>
      {words}
    </Button>
  );
}

const PAGES = [
  PATHS.products,
  PATHS.restaurantProducts,
  PATHS.restaurantOrders,
  PATHS.discountCodes,
  PATHS.rebates,
  PATHS.board,
];

/** What helps whatever one is looking for. */
function HelpAside() {
  return (
    <aside className="grid content-start gap-6">
      <Panel title={helpTexts.links}>
        <ul className="grid">
          <li>
            <Link
              to={PATHS.guide.path}
              className="inline-flex min-h-11 items-center gap-1.5 text-link underline underline-offset-[4px]"
            >
              {helpTexts.wholeGuide}
            </Link>
          </li>
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
        <dl className={styles.helpKeys}>
          {helpShortcuts.map(({ keys, words }) => (
            <div key={words}>
              <dt>
                {keys.map((key) => (
                  <kbd key={key}>{key}</kbd>
                ))}
              </dt>
              <dd>{words}</dd>
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
