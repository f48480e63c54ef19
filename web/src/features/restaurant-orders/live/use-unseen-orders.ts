import { useCallback, useEffect, useState } from 'react';

/** How many orders came in while nobody had this page before them: the page's title says it. */
export function useUnseenOrders(): [number, (count: number) => void] {
  const [unseen, setUnseen] = useState(0);
  useEffect(() => {
    const look = (): void => {
      if (document.visibilityState === 'visible') setUnseen(0);
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  const add = useCallback((count: number) => {
    if (document.visibilityState !== 'visible') setUnseen((before) => before + count);
  }, []);
  return [unseen, add];
}
