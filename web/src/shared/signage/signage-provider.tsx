import { type ReactNode, useEffect, useState } from 'react';
import { deviceStore } from '../browser-storage.ts';
import { openLiveSocket } from '../realtime/realtime-store.ts';
import { heartBeat } from './beat/use-beat.ts';
import { SignageFeed, type SignageWorld } from './feed/signage-feed.ts';
import { BoardBoundary } from './safety/board-boundary.tsx';
import { SignageFeedContext } from './use-signage.ts';

const screenWorld: SignageWorld = {
  fetch: (path, init) => fetch(path, init),
  storage: deviceStore,
  connect: openLiveSocket,
  chance: Math.random,
};

interface SignageProviderProps {
  /** The short name of the shown store; null for the default one. */
  store: string | null;
  children: ReactNode;
}

/** Provides the prices of one store to the components below it while mounted. */
export function SignageProvider({ store, children }: SignageProviderProps) {
  return (
    <OneStore key={store ?? ''} store={store}>
      {children}
    </OneStore>
  );
}

function OneStore({ store, children }: SignageProviderProps) {
  const [feed] = useState(() => new SignageFeed(store, screenWorld, heartBeat));
  useEffect(() => {
    heartBeat.start();
    feed.start();
    const release = watchSigns(feed);
    return () => {
      release();
      feed.stop();
    };
  }, [feed]);
  return (
    <SignageFeedContext value={feed}>
      <BoardBoundary>{children}</BoardBoundary>
    </SignageFeedContext>
  );
}

/** Notifies a feed of the browser's online and visibility events. */
function watchSigns(feed: Pick<SignageFeed, 'returned' | 'left'>): () => void {
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
