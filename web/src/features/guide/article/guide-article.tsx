import './guide-article.css';
import { memo, type Ref } from 'react';
import { GUIDE_SECTIONS } from '../../../texts/guide/guide-sections.ts';
import { SectionView } from './section-view.tsx';

/** Drawn once: what is found in it is marked beside the document, and typing a search draws nothing here. */
export const GuideArticle = memo(function GuideArticle({ ref }: { ref: Ref<HTMLElement> }) {
  return (
    <article ref={ref} className="guide-article">
      {GUIDE_SECTIONS.map((section, place) => (
        <SectionView key={section.id} section={section} number={place + 1} />
      ))}
    </article>
  );
});
