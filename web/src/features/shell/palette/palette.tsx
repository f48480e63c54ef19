import type { StaffUser } from '@larder/contracts';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useStoreScope } from '../../../shared/kit/store-scope.tsx';
import { staffKeys } from '../../../shared/query/staff-keys.ts';
import { useNavigate } from '../../../shared/routing/router.ts';
import { isOfInputMethod } from '../../../shared/ui/escape.ts';
import { Dialog } from '../../../shared/ui/overlays/dialog.tsx';
import { paletteTexts } from '../../../texts/shell.ts';
import { type Found, findHere, findThere } from './find.ts';

const TYPING_MS = 150;

/** One field that searches everything the role may read or do: arrows select, Enter opens. */
export function Palette({ user, onClose }: { user: StaffUser; onClose: () => void }) {
  const [query, setQuery] = useState('');
  const [chosen, setChosen] = useState(0);
  const { found, fresh, failed, searching } = useFound(user, query);
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const current = Math.min(chosen, found.length - 1);

  const open = ({ to, ownEntry }: Found): void => {
    onClose();
    if (typeof to === 'function') to();
    else if (ownEntry) location.assign(to);
    else void navigate(to);
  };
  const press = (event: KeyboardEvent): void => {
    if (isOfInputMethod(event.nativeEvent)) return;
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    const target = found[current];
    if (step !== 0 && found.length > 0) setChosen((current + step + found.length) % found.length);
    else if (event.key === 'Enter' && target !== undefined && current < fresh) open(target);
    else return;
    event.preventDefault();
  };
  return (
    <Dialog title={paletteTexts.title} initialFocus={field} onCloseRequest={onClose}>
      <div className="grid content-start gap-3 sm:h-[min(60dvh,30rem)] sm:grid-rows-[auto_minmax(0,1fr)]">
        <span className="relative block">
          <Search size={18} strokeWidth={1.75} className="absolute top-3.5 left-3 text-ink-2" aria-hidden />
          <input
            ref={field}
            type="text"
            role="combobox"
            aria-expanded={found.length > 0}
            aria-controls={`${id}-list`}
            aria-activedescendant={found.length > 0 ? `${id}-${current}` : undefined}
            aria-label={paletteTexts.title}
            autoComplete="off"
            spellCheck={false}
            maxLength={80}
            className="field w-full pl-10"
            placeholder={paletteTexts.placeholder}
            value={query}
            onChange={(event) => {
              setQuery(event.target.value);
              setChosen(0);
            }}
            onKeyDown={press}
          />
        </span>
        <div className="min-h-0 overflow-y-auto">
          {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a datalist can neither be grouped nor styled */}
          <div id={`${id}-list`} role="listbox" aria-label={paletteTexts.results}>
            {found.map((each, place) => (
              <Option
                key={`${each.group} ${each.id}`}
                id={`${id}-${place}`}
                found={each}
                first={each.group !== found[place - 1]?.group}
                chosen={place === current}
                onPoint={() => setChosen(place)}
                onOpen={() => open(each)}
              />
            ))}
          </div>
          <output className="block px-3 py-2 text-ink-2">
            {searching
              ? paletteTexts.searching
              : failed
                ? paletteTexts.failed
                : found.length === 0
                  ? paletteTexts.nothing(query)
                  : ''}
          </output>
        </div>
      </div>
    </Dialog>
  );
}

interface OptionProps {
  id: string;
  found: Found;
  /** Whether it is the first of its group and so has the heading. */
  first: boolean;
  chosen: boolean;
  onPoint: () => void;
  onOpen: () => void;
}

function Option({ id, found, first, chosen, onPoint, onOpen }: OptionProps) {
  const row = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (chosen) row.current?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);
  return (
    <>
      {first && (
        <p className="px-3 pt-2 pb-1 text-sm font-semibold text-ink-2" role="presentation">
          {paletteTexts.groups[found.group]}
        </p>
      )}
      {/* The field keeps the focus and handles the keys. */}
      <button
        ref={row}
        type="button"
        id={id}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an option outside of a select shows no second text
        role="option"
        tabIndex={-1}
        aria-selected={chosen}
        className="flex min-h-11 w-full text-left cursor-pointer items-center gap-3 rounded-control px-3 aria-selected:bg-brand-tint"
        onPointerMove={onPoint}
        onClick={onOpen}
      >
        <span className="min-w-0 flex-1 truncate">{found.label}</span>
        {found.note !== undefined && <span className="max-w-[50%] truncate text-sm text-ink-2">{found.note}</span>}
      </button>
    </>
  );
}

/** The query once typing has paused. */
function usePaused(query: string): string {
  const [paused, setPaused] = useState(query);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(query), TYPING_MS);
    return () => clearTimeout(timer);
  }, [query]);
  return paused;
}

function useFound(user: StaffUser, query: string) {
  const client = useQueryClient();
  const paused = usePaused(query);
  const scope = useStoreScope();
  const there = useQuery({
    queryKey: staffKeys.palette(paused),
    queryFn: () => findThere(client, user, paused),
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
  const { found, failed } = there.data ?? { found: [], failed: false };
  const asked = query.trim() !== '';
  const here = findHere(user, query, scope);
  const searching = asked && (there.isFetching || paused !== query);
  const all = [...here, ...(asked ? found : [])];
  // While searching, the services' results are those of the previous query.
  return { found: all, fresh: searching ? here.length : all.length, failed: asked && failed, searching };
}
