import { ApiError } from '../api/api-error.ts';
import { request } from '../api/http.ts';
import { deviceStore } from '../browser-storage.ts';

const CHOSEN_KEY = 'larder.store';

/** The store that this device's shopper chose, by its short name of that day. */
export const chosenStore = (): string | null => deviceStore.read(CHOSEN_KEY);

export const chooseStore = (slug: string | null): void => deviceStore.write(CHOSEN_KEY, slug);

/** This page at a store's own address: the same on every host, while / is another store's on a host of one store. */
export function pageAt(slug: string, { pathname, search, hash }: Location): string {
  const page = pathname.replace(/^\/s\/[^/]+/, '').replace(/^\/$/, '');
  return `/s/${slug}${page}${search}${hash}`;
}

/** What a store that may have been renamed is called now; null when there is none. */
export async function presentName(slug: string): Promise<string | null> {
  try {
    const { headers } = await request(`/api/stores/${slug}`);
    return headers.get('x-store') ?? slug;
  } catch (error) {
    if (error instanceof ApiError && [400, 404].includes(error.status)) return null;
    throw error;
  }
}
