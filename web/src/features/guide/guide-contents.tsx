import { ChevronDown, ListOrdered } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link } from '../../shared/routing/router.ts';
import { guideTexts } from '../../texts/guide/guide-page.ts';
import { GUIDE_SECTIONS } from '../../texts/guide/guide-sections.ts';
import styles from './guide.module.css';

/** The sections, the one being read marked. On a narrow screen, a button unfolds them. */
export function GuideContents({ current }: { current: number }) {
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!open) return;
    const close = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      opener.current?.focus();
    };
    window.addEventListener('keydown', close);
    return () => window.removeEventListener('keydown', close);
  }, [open]);
  return (
    <nav aria-label={guideTexts.contents} className={styles.guideContents}>
      <button
        ref={opener}
        type="button"
        className={`button ${styles.guideContentsOpener}`}
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
      <h2 className={styles.guideContentsTitle}>{guideTexts.contents}</h2>
      <ol id="guide-sections" data-open={open}>
        {GUIDE_SECTIONS.map(({ id, title }, place) => (
          <li key={id}>
            <Link
              to={`#${id}`}
              aria-current={place === current ? 'location' : undefined}
              onClick={() => setOpen(false)}
            >
              <span className={styles.guideContentsNumber}>{place + 1}</span>
              {title}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
