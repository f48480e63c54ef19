import { useLayoutEffect, useState } from 'react';

/**
 * A pixel of a screen with 1080 lines, in pixels of this one, for scripts; style sheets have it as `--u`. A board is
 * sized in this unit, so that it looks the same on every screen.
 */
export function useScreenUnit(): number {
  const [unit, setUnit] = useState(currentUnit);
  useLayoutEffect(() => {
    document.documentElement.style.setProperty('--u', `${unit}px`);
  }, [unit]);
  useLayoutEffect(() => {
    const measure = (): void => setUnit(currentUnit());
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, []);
  return unit;
}

function currentUnit(): number {
  return unitOf(window.innerWidth, window.innerHeight);
}

/** A pixel of a screen with 1080 lines on a screen of this size. Televisions may be upright. */
function unitOf(widthPx: number, heightPx: number): number {
  const long = Math.max(widthPx, heightPx);
  const short = Math.min(widthPx, heightPx);
  return Math.min(long / 1920, short / 1080);
}
