import { terminalTexts } from '../../texts/signage/terminal.ts';

/** Which of a column's pages stands; nothing while there is one. */
export function PageDots({ page, pages }: { page: number; pages: number }) {
  if (pages === 1) return <div className="terminal-dots" />;
  return (
    <div className="terminal-dots">
      <span className="sg-hidden">{terminalTexts.page(page + 1, pages)}</span>
      {Array.from({ length: pages }, (_, at) => (
        <span key={at} className="terminal-dot" data-current={at === page} />
      ))}
      <span className="terminal-page-number" aria-hidden>{`${page + 1}/${pages}`}</span>
    </div>
  );
}
