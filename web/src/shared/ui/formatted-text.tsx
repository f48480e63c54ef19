import DOMPurify from 'dompurify';
import { Marked } from 'marked';
import { useMemo } from 'react';

/** Markdown or HTML written by staff. The only component that sets HTML, and only after sanitising it. */
export function FormattedText({ source }: { source: string }) {
  const html = useMemo(() => safeHtml(source), [source]);
  return <div className="formatted" dangerouslySetInnerHTML={{ __html: html }} />;
}

const ALLOWED_TAGS = 'p br strong b em i u s ul ol li h3 h4 blockquote table thead tbody tr th td a'.split(' ');
const ALLOWED_LINKS = /^(?:https?|mailto|tel):/i;

const markdown = new Marked({ gfm: true, breaks: true, async: false });
const purifier = DOMPurify();

purifier.addHook('afterSanitizeAttributes', (node) => {
  if (node.tagName !== 'A') return;
  node.setAttribute('rel', 'noopener nofollow');
  node.setAttribute('target', '_blank');
});

/** Markdown or HTML (which Markdown allows) as HTML without scripts, styles, pictures or forms. */
function safeHtml(source: string): string {
  return purifier.sanitize(markdown.parse(source) as string, {
    ALLOWED_TAGS,
    ALLOWED_ATTR: ['href', 'title'],
    ALLOWED_URI_REGEXP: ALLOWED_LINKS,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
  });
}
