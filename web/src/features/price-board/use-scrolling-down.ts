import { useEffect, useState } from 'react';

/** Smaller movements are a trembling thumb. */
const MOVED_PX = 12;

/** Whether the page was last scrolled downwards, towards what has not been read yet. */
export function useScrollingDown(): boolean {
  const [down, setDown] = useState(false);
  useEffect(() => {
    let from = window.scrollY;
    const look = (): void => {
      const moved = window.scrollY - from;
      if (Math.abs(moved) < MOVED_PX) return;
      from = window.scrollY;
      setDown(moved > 0 && from > MOVED_PX);
    };
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);
  return down;
}
