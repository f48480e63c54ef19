const IDLE_MS = 30 * 60_000;
const LOOK_EVERY_MS = 60_000;
const SIGNS_OF_LIFE = ['pointerdown', 'pointermove', 'wheel', 'keydown', 'focus', 'visibilitychange'];

/**
 * Stops polling in a tab that has not been used for half an hour, so that its session can expire; live messages still
 * show. The next interaction resumes polling.
 * @param setFocused TanStack Query's: false, or undefined to follow the browser.
 */
export function idleOut(page: EventTarget, setFocused: (focused: boolean | undefined) => void): () => void {
  let [usedAt, isIdle] = [Date.now(), false];
  const wake = (): void => {
    usedAt = Date.now();
    if (isIdle) setFocused(undefined);
    isIdle = false;
  };
  const timer = setInterval(() => {
    if (isIdle || Date.now() - usedAt < IDLE_MS) return;
    isIdle = true;
    setFocused(false);
  }, LOOK_EVERY_MS);
  for (const sign of SIGNS_OF_LIFE) page.addEventListener(sign, wake, { capture: true, passive: true });
  return () => {
    clearInterval(timer);
    for (const sign of SIGNS_OF_LIFE) page.removeEventListener(sign, wake, { capture: true });
    if (isIdle) setFocused(undefined);
  };
}
