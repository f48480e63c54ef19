import { useEffect } from 'react';
import { ABOVE } from './lists/use-list-keys.ts';
import { useLatest } from './use-latest.ts';

type PressedKey = Pick<KeyboardEvent, 'isComposing' | 'keyCode'>;

/** Whether a key belongs to an input method, which takes or drops with it what is being composed. Safari says so by the number alone. */
export const isOfInputMethod = ({ isComposing, keyCode }: PressedKey): boolean => isComposing || keyCode === 229;

/** What Esc does while `on`, wherever the focus is; what lies above the page and input methods have their own use for it. */
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
