import { ChevronDown, ChevronUp } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { IconButton } from '../../../shared/ui/button.tsx';
import { isOfInputMethod } from '../../../shared/ui/escape.ts';
import { SearchInput } from '../../../shared/ui/lists/list-controls.tsx';
import { guideTexts } from '../../../texts/guide/guide-page.ts';
import type { GuideSearch as Control } from './use-guide-search.ts';

/** The search field, the number of matches, and buttons to move between them. */
export function GuideSearch({ search }: { search: Control }) {
  const { query, setQuery, total, current, next, previous } = search;

  const onKeyDown = (event: KeyboardEvent): void => {
    if (isOfInputMethod(event.nativeEvent)) return;
    if (event.key === 'Escape') setQuery('');
    else if (event.key === 'Enter' && event.shiftKey) previous();
    else if (event.key === 'Enter') next();
    else return;
    event.preventDefault();
  };
  return (
    <search className="screen-only min-w-0 flex-[1_1_0]">
      <SearchInput
        aria-label={guideTexts.search}
        aria-keyshortcuts="/"
        placeholder={guideTexts.search}
        title={guideTexts.searchHint}
        value={query}
        onChange={(event) => setQuery(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <div className="flex items-center justify-between gap-2 pl-3 text-ink-2 text-[0.875rem]">
        <output className="py-1 wrap-anywhere">
          {total !== null && total > 0 && guideTexts.count(current + 1, total)}
          {total === 0 && (
            <>
              <strong className="text-ink">{guideTexts.nothingFound}</strong> {guideTexts.nothingFoundFor(query.trim())}
            </>
          )}
        </output>
        {total !== null && total > 0 && (
          <span className="flex flex-none">
            <IconButton icon={ChevronUp} size={20} label={guideTexts.previous} onClick={previous} />
            <IconButton icon={ChevronDown} size={20} label={guideTexts.next} onClick={next} />
          </span>
        )}
      </div>
    </search>
  );
}
