import { createContext, useContext, useSyncExternalStore } from 'react';
import type { SignageFeed } from './feed/signage-feed.ts';
import type { SignageSnapshot } from './signage-snapshot.ts';

/** The feed of this page: `refresh()` polls at once. */
export function useSignageFeed(): SignageFeed {
  const feed = useContext(SignageFeedContext);
  if (feed === null) throw new Error('A board stands inside a SignageProvider.');
  return feed;
}

/** The prices of this screen; a new object after each change. */
export function useSignage(): SignageSnapshot {
  const feed = useSignageFeed();
  return useSyncExternalStore(feed.subscribe, feed.current);
}

/** When staff last confirmed the prices, as an ISO instant; null until it has loaded. */
export function useSettingsUpdate(): string | null {
  const feed = useSignageFeed();
  return useSyncExternalStore(feed.subscribe, feed.settingsUpdatedAt);
}

/** The feed of the page; null outside a SignageProvider. */
export const SignageFeedContext = createContext<SignageFeed | null>(null);
