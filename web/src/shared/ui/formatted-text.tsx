import { useMemo } from 'react';
import { safeHtml } from './safe-html.ts';

/** Markdown or HTML written by staff. The only place that sets HTML, and only after it has been sanitised. */
export function FormattedText({ source }: { source: string }) {
  const html = useMemo(() => safeHtml(source), [source]);
  return <div className="formatted" dangerouslySetInnerHTML={{ __html: html }} />;
}
