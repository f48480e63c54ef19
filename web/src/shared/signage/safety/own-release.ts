/** Longer than any answer of a static file; then the server counts as away. */
const TIMEOUT_MS = 8000;

/** The page as the server has it now; null when it does not answer. */
async function servedPage(): Promise<string | null> {
  const deadline = new AbortController();
  const timer = setTimeout(() => deadline.abort(), TIMEOUT_MS);
  try {
    const answer = await fetch('/signage.html', { cache: 'no-store', signal: deadline.signal });
    return answer.ok ? await answer.text() : null;
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
  }
}

/** Whether the server answers: a page that reloads itself without that could stay away. */
export async function serverAnswers(): Promise<boolean> {
  return (await servedPage()) !== null;
}

/** How this page's release stands to the server's; a script's name carries a hash of what it holds. */
export async function ownRelease(): Promise<'newest' | 'old' | 'unknown'> {
  const script = document.querySelector('script[src*="/assets/"]')?.getAttribute('src');
  const page = await servedPage();
  if (page === null || script == null) return 'unknown';
  return page.indexOf(script) >= 0 ? 'newest' : 'old';
}
