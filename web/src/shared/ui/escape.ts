import { useEffect } from 'react';
import { ABOVE } from './lists/use-list-keys.ts';
import { useLatest } from './use-latest.ts';

type PressedKey = Pick<KeyboardEvent, 'isComposing' | 'keyCode'>;

/** Whether a key belongs to an input method, which accepts or drops the composed text. Safari reports it only by the key code. */
export const isOfInputMethod = ({ isComposing, keyCode }: PressedKey): boolean => isComposing || keyCode === 229;

/** Runs `act` on Esc while `on`, wherever the focus is, except in overlays and input methods, which use Esc themselves. */
export function useEscape(on: boolean, act: (target: EventTarget | null) => void): void {
  const latest = useLatest(act);
  useEffect(() => {
    if (!on) return;
    const press = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || event.defaultPrevented || isOfInputMethod(event)) return;
      if (document.querySelector(ABOVE) === null) latest.current(event.target);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [on, latest]);
}
