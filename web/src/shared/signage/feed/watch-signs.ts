import type { SignageFeed } from './signage-feed.ts';

/** Ties a feed to the browser's own signs of life. */
export function watchSigns(feed: Pick<SignageFeed, 'returned' | 'left'>): () => void {
  const seen = (): void => {
    if (document.visibilityState === 'visible') feed.returned();
  };
  window.addEventListener('online', feed.returned);
  window.addEventListener('offline', feed.left);
  document.addEventListener('visibilitychange', seen);
  return () => {
    window.removeEventListener('online', feed.returned);
    window.removeEventListener('offline', feed.left);
    document.removeEventListener('visibilitychange', seen);
  };
}
