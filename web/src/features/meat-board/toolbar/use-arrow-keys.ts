import { useEffect, type RefObject } from 'react';

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** A television's remote has four arrows and OK: the arrows go from control to control, OK presses the one they are on. */
export function useArrowKeys(area: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      const step = STEPS[event.key];
      if (step === undefined || event.target instanceof HTMLTextAreaElement || area.current === null) return;
      const controls = Array.from(
        area.current.querySelectorAll<HTMLElement>('button:not(:disabled), a[href], textarea'),
      );
      if (controls.length === 0) return;
      const at = controls.indexOf(document.activeElement as HTMLElement);
      const next = at < 0 ? 0 : (at + step + controls.length) % controls.length;
      controls[next]?.focus();
      event.preventDefault();
    };
    window.addEventListener('keydown', pressed);
    return () => window.removeEventListener('keydown', pressed);
  }, [area]);
}
