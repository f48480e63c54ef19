import type { GuideSection } from '../../../texts/guide/guide-blocks.ts';
import { guideTexts } from '../../../texts/guide/guide-page.ts';

const FONT = 'font: 9pt Archivo, sans-serif;';

/**
 * The guide's pages on paper: letter, the foot of each section's pages says which section it is. Browsers cannot put a
 * heading's words into a page's margin and take no lists of named pages, so every section gets a named page of its own.
 */
export function guidePages(sections: readonly GuideSection[]): string {
  const sheet = 'size: letter; margin: 0.75in;';
  const pages = sections.map(({ title }, place) => {
    const name = `guide-${place + 1}`;
    const foot = JSON.stringify(guideTexts.foot(place + 1, title));
    return `
      @page ${name} { ${sheet}
        @bottom-left { content: ${foot}; ${FONT} }
        @bottom-right { content: counter(page); ${FONT} } }
      [data-number='${place + 1}'] { page: ${name}; }`;
  });
  return `@media print { @page guide-front { ${sheet} } .guide { page: guide-front; } ${pages.join('')} }`;
}
