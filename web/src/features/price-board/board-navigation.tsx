import { Search, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { IconButton } from '../../shared/ui/button.tsx';
import { ConnectionBanner } from '../../shared/ui/connection-banner.tsx';
import { boardTexts } from '../../texts/price-board.ts';
import { BOARD_SECTIONS } from './board-sections.ts';
import type { BoardSearch } from './use-board-search.ts';

const CHIP =
  'min-h-11 rounded-full border border-transparent px-[9px] text-[0.9375rem] font-semibold whitespace-nowrap md:px-4 md:text-[1rem]';

interface BoardNavigationProps {
  search: BoardSearch;
  age: string | null;
  onSection: (id: string) => void;
}

/** The sticky bar: the four sections and the search, which replaces the bar on a phone. */
export function BoardNavigation({ search, age, onSection }: BoardNavigationProps) {
  const current = useCurrentSection();
  const [searching, setSearching] = useState(search.query !== '');
  const field = useRef<HTMLInputElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const openedByHand = useRef(false);

  useEffect(() => {
    if (!openedByHand.current) return;
    (searching ? field : opener).current?.focus();
  }, [searching]);

  const toggle = (open: boolean): void => {
    openedByHand.current = true;
    if (!open) search.clear();
    setSearching(open);
  };

  return (
    <div className="screen-only sticky top-0 z-20 border-b border-edge bg-paper">
      <div className="mx-auto flex h-14 max-w-[1280px] items-center gap-1 px-1.5 md:h-16 md:gap-3 md:px-6 lg:px-8">
        <nav aria-label={boardTexts.navigation} className={`min-w-0 flex-1 ${searching ? 'max-md:hidden' : ''}`}>
          <ul className="no-scrollbar flex gap-0.5 overflow-x-auto p-1 md:-ml-4 md:gap-2">
            {BOARD_SECTIONS.map(({ id, button }) => (
              <li key={id}>
                <button
                  type="button"
                  className={`${CHIP} ${current === id ? 'bg-brand text-white' : 'text-ink hover:bg-sunken'}`}
                  aria-current={current === id ? 'true' : undefined}
                  onClick={() => onSection(id)}
                >
                  {button}
                </button>
              </li>
            ))}
          </ul>
        </nav>
        <IconButton
          icon={Search}
          size={20}
          label={boardTexts.openSearch}
          className={`md:hidden ${searching ? 'hidden' : ''}`}
          ref={opener}
          onClick={() => toggle(true)}
        />
        <search className={`relative flex-1 px-2 md:max-w-80 md:px-0 ${searching ? '' : 'max-md:hidden'}`}>
          <Search
            size={18}
            strokeWidth={1.75}
            aria-hidden
            className="pointer-events-none absolute top-1/2 left-5 -translate-y-1/2 text-ink-3 md:left-3"
          />
          <input
            ref={field}
            type="text"
            inputMode="search"
            enterKeyHint="search"
            autoComplete="off"
            className="field pr-12 pl-10"
            aria-label={boardTexts.searchLabel}
            placeholder={boardTexts.searchPlaceholder}
            value={search.query}
            onFocus={search.begin}
            onChange={(event) => search.change(event.target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Escape' && !event.nativeEvent.isComposing) toggle(false);
            }}
          />
          {(search.query !== '' || searching) && (
            <IconButton
              icon={X}
              label={boardTexts.clearSearch}
              className={`absolute top-0 right-2 md:right-0 ${search.query === '' ? 'md:hidden' : ''}`}
              onClick={() => toggle(false)}
            />
          )}
        </search>
      </div>
      <ConnectionBanner age={age} />
    </div>
  );
}

/** A thin line a little below the sticky bar: the section that crosses it is the current one. */
const READING_LINE = '-140px 0px -80% 0px';

function useCurrentSection(): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  useEffect(() => {
    const crossing = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) crossing.add(target.id);
          else crossing.delete(target.id);
        }
        setCurrent(BOARD_SECTIONS.find(({ id }) => crossing.has(id))?.id ?? null);
      },
      { rootMargin: READING_LINE },
    );
    for (const { id } of BOARD_SECTIONS) {
      const section = document.getElementById(id);
      if (section !== null) observer.observe(section);
    }
    return () => observer.disconnect();
  }, []);
  return current;
}
