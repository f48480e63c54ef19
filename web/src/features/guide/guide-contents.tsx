import { ChevronDown, ListOrdered } from 'lucide-react';
import { useRef, useState } from 'react';
import { Link } from '../../shared/routing/router.ts';
import { useEscape } from '../../shared/ui/escape.ts';
import { guideTexts } from '../../texts/guide/guide-page.ts';
import { GUIDE_SECTIONS } from '../../texts/guide/guide-sections.ts';

/** Below the bar while it is unfolded, above the bar at the bottom, which is as high as the header. */
const UNFOLDED =
  'max-lg:absolute max-lg:inset-x-0 max-lg:top-full max-lg:max-h-[calc(100dvh-72px-2*var(--header-height))] max-lg:overflow-y-auto max-lg:border-b max-lg:border-edge max-lg:bg-surface max-lg:p-2 max-lg:shadow-e2';
const LIST =
  'lg:border-t-2 lg:border-ink print:static print:block print:max-h-none print:border-0 print:border-t-[1.5pt] print:border-black print:bg-transparent print:p-0 print:shadow-none';
const ENTRY =
  'flex min-h-11 items-center gap-2.5 border-l-3 px-3 py-1 font-semibold hover:bg-sunken hover:text-ink lg:min-h-9 print:min-h-0 print:border-0 print:bg-transparent print:px-0 print:py-[5pt] print:font-normal print:text-black';
const CURRENT =
  'border-l-brand bg-brand-tint text-brand forced-colors:outline-2 forced-colors:-outline-offset-2 forced-colors:outline-[Highlight]';

/** The sections, with the current one marked. On a narrow screen, a button unfolds them. */
export function GuideContents({ current }: { current: number }) {
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  useEscape(open, () => {
    setOpen(false);
    opener.current?.focus();
  });
  return (
    <nav aria-label={guideTexts.contents}>
      <button
        ref={opener}
        type="button"
        className="button screen-only px-3 tabular-nums lg:hidden"
        data-tone="plain"
        aria-expanded={open}
        aria-controls="guide-sections"
        onClick={() => setOpen(!open)}
      >
        <ListOrdered size={18} strokeWidth={1.75} aria-hidden />
        <span>
          <span className="sr-only">{`${guideTexts.contents}, ${GUIDE_SECTIONS[current]?.title}: `}</span>
          {guideTexts.count(current + 1, GUIDE_SECTIONS.length)}
        </span>
        <ChevronDown size={16} strokeWidth={1.75} className="text-ink-3" aria-hidden />
      </button>
      <h2 className="hidden pb-1.5 pl-3 font-extrabold lg:block print:block print:pb-[4pt] print:pl-0 print:text-[14pt]">
        {guideTexts.contents}
      </h2>
      <ol id="guide-sections" className={`${LIST} ${open ? UNFOLDED : 'max-lg:hidden'}`}>
        {GUIDE_SECTIONS.map(({ id, title }, place) => (
          <li key={id} className="print:border-b-[0.5pt] print:border-black">
            <Link
              to={`#${id}`}
              className={`${ENTRY} ${place === current ? CURRENT : 'border-transparent text-ink-2'}`}
              aria-current={place === current ? 'location' : undefined}
              onClick={() => setOpen(false)}
            >
              <span
                className={`w-[1.5em] flex-none text-right print:text-black ${place === current ? '' : 'text-ink-3'}`}
              >
                {place + 1}
              </span>
              {title}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
