import { useSyncExternalStore } from 'react';

/** Whether the window is at least this wide; in rem, to respect the browser's font size. */
function widthHook(rem: number): () => boolean {
  const query = `(min-width: ${rem}rem)`;
  const subscribe = (listener: () => void): (() => void) => {
    const media = matchMedia(query);
    media.addEventListener('change', listener);
    return () => media.removeEventListener('change', listener);
  };
  const read = (): boolean => matchMedia(query).matches;
  return function useWidth() {
    return useSyncExternalStore(subscribe, read);
  };
}

/** Whether the window is wide enough for tables, from 768 px on. */
export const useWideScreen = widthHook(48);

/** Whether the window is wide enough for a list with details beside it, from 1280 px on. */
export const useSplitScreen = widthHook(80);
