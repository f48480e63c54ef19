import { useLayoutEffect, useState } from 'react';

/**
 * A pixel of a screen with 1080 lines, in pixels of this one, for scripts; style sheets have it as `--u`. A board is
 * sized in this unit, so that it looks the same on every screen, or for a phone in a larger one, `onPhone`.
 */
export function useScreenUnit(onPhone = 0): number {
  const [unit, setUnit] = useState(() => currentUnit(onPhone));
  useLayoutEffect(() => {
    document.documentElement.style.setProperty('--u', `${unit}px`);
  }, [unit]);
  useLayoutEffect(() => {
    const measure = (): void => setUnit(currentUnit(onPhone));
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, [onPhone]);
  return unit;
}

/** A screen narrower than this, in pixels, is a phone's. */
export const PHONE_PX = 600;

/** A pixel of a screen with 1080 lines on this one. Televisions may be upright. */
function currentUnit(onPhone: number): number {
  const { innerWidth: widthPx, innerHeight: heightPx } = window;
  const unit = Math.min(Math.max(widthPx, heightPx) / 1920, Math.min(widthPx, heightPx) / 1080);
  return widthPx < PHONE_PX ? Math.max(unit, onPhone) : unit;
}
