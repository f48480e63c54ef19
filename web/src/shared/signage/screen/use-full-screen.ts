import { useEffect, useState } from 'react';

interface FullScreen {
  isFull: boolean;
  /** Nothing on browsers that cannot. */
  toggle: () => void;
}

/** The page on the whole screen, and the screen kept from going dark for as long as it is. */
export function useFullScreen(): FullScreen {
  const [isFull, setIsFull] = useState(currentlyFull);
  useEffect(() => {
    const changed = (): void => setIsFull(currentlyFull());
    document.addEventListener('fullscreenchange', changed);
    return () => document.removeEventListener('fullscreenchange', changed);
  }, []);
  useStayingLit(isFull);
  return { isFull, toggle };
}

/** A player that was started in kiosk mode fills the screen without having been asked to. */
function currentlyFull(): boolean {
  return document.fullscreenElement != null || window.matchMedia('(display-mode: fullscreen)').matches;
}

function toggle(): void {
  if (document.fullscreenElement != null) void document.exitFullscreen().catch(() => undefined);
  else if (typeof document.documentElement.requestFullscreen === 'function') {
    void document.documentElement.requestFullscreen().catch(() => undefined);
  }
}

/** The browser gives a wake lock up whenever the page is hidden, so it is asked for again when it is seen. */
function useStayingLit(isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted || !('wakeLock' in navigator)) return;
    let lock: WakeLockSentinel | null = null;
    let isOver = false;
    const ask = (): void => {
      if (document.visibilityState !== 'visible') return;
      navigator.wakeLock
        .request('screen')
        .then((given) => {
          if (isOver) void given.release();
          else lock = given;
        })
        // Refused, as on a low battery: then the screen does what it is set to.
        .catch(() => undefined);
    };
    ask();
    document.addEventListener('visibilitychange', ask);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', ask);
      if (lock !== null) void lock.release();
    };
  }, [isWanted]);
}
