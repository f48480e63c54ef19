import { useEffect, useState } from 'react';

interface FullScreen {
  isFull: boolean;
  /** Does nothing in browsers without full screen. */
  toggle: () => void;
}

/** Before Chromium 71 these had other names, and returned no promise. */
interface OldDocument {
  webkitFullscreenElement?: Element | null;
  webkitExitFullscreen?: () => void;
}
interface OldElement {
  webkitRequestFullscreen?: () => void;
}
const CHANGES = ['fullscreenchange', 'webkitfullscreenchange'] as const;

/** Full-screen mode, during which the screen is kept from going dark. */
export function useFullScreen(): FullScreen {
  const [isFull, setIsFull] = useState(currentlyFull);
  useEffect(() => {
    const changed = (): void => setIsFull(currentlyFull());
    for (const change of CHANGES) document.addEventListener(change, changed);
    return () => {
      for (const change of CHANGES) document.removeEventListener(change, changed);
    };
  }, []);
  useStayingLit(isFull);
  return { isFull, toggle };
}

/** A player in kiosk mode fills the screen without having been asked to. */
function currentlyFull(): boolean {
  return fullElement() !== null || window.matchMedia('(display-mode: fullscreen)').matches;
}

function fullElement(): Element | null {
  return document.fullscreenElement ?? (document as OldDocument).webkitFullscreenElement ?? null;
}

/** Refused without a key or a click: then the page keeps its size. */
function toggle(): void {
  const page = document.documentElement;
  if (fullElement() === null) {
    if (typeof page.requestFullscreen === 'function') void page.requestFullscreen().catch(() => undefined);
    else (page as OldElement).webkitRequestFullscreen?.();
  } else if (typeof document.exitFullscreen === 'function') void document.exitFullscreen().catch(() => undefined);
  else (document as OldDocument).webkitExitFullscreen?.();
}

/** The browser releases a wake lock when the page is hidden, so it is requested again when it is visible. */
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
        // Refused, as on a low battery: then the screen follows its settings.
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
