import { Link2 } from 'lucide-react';
import { Link } from '../../../shared/routing/router.ts';
import { toasts } from '../../../shared/toast/toast-store.ts';
import type { GuideSection } from '../../../texts/guide/guide-blocks.ts';
import { guideTexts } from '../../../texts/guide/guide-page.ts';
import { BlockView } from './block-view.tsx';

interface SectionViewProps {
  section: GuideSection;
  /** From 1. */
  number: number;
}

export function SectionView({ section: { id, title, blocks }, number }: SectionViewProps) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className="guide-section" data-number={number}>
      <header className="guide-section-head">
        <h2 id={`${id}-heading`} tabIndex={-1}>
          <span className="guide-number">{number}</span>
          {title}
        </h2>
        <Link
          to={`#${id}`}
          className="icon-button screen-only"
          aria-label={guideTexts.copyLink(title)}
          onClick={() => void copyLink(id)}
        >
          <Link2 size={18} strokeWidth={1.75} aria-hidden />
        </Link>
      </header>
      {blocks.map((block, place) => (
        // The guide's texts never change, so a block's place is its name.
        <BlockView key={place} block={block} />
      ))}
    </section>
  );
}

/** Browsers let pages do so on secure addresses only; on others the link stands in the address bar. */
async function copyLink(id: string): Promise<void> {
  if (!('clipboard' in navigator)) return;
  const { origin, pathname } = location;
  await navigator.clipboard.writeText(`${origin}${pathname}#${id}`);
  toasts.show({ title: guideTexts.copied });
}
