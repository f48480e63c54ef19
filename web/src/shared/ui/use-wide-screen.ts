import { useSyncExternalStore } from 'react';

/** Whether the window is at least that wide; in rem, so that it respects the browser's font size. */
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

/** Whether the window has room for tables, from 768 px on. */
export const useWideScreen = widthHook(48);

/** Whether the window has room for a list and what it opens side by side, from 1280 px on. */
export const useSplitScreen = widthHook(80);
