import { createContext } from 'react';
import type { SignageFeed } from './signage-feed.ts';

/** The feed of the page; null outside a SignageProvider. */
export const SignageFeedContext = createContext<SignageFeed | null>(null);
