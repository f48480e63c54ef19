import { useEffect, useRef } from 'react';

export interface BoardActions {
  fullScreen: () => void;
  font: () => void;
  save: () => void;
  refresh: () => void;
  configure: () => void;
}

/** The letter of each button. */
export const SHORTCUTS: Readonly<Record<keyof BoardActions, string>> = {
  fullScreen: 'F',
  font: 'A',
  save: 'S',
  refresh: 'R',
  configure: 'C',
};

/** Keyboard shortcuts for the buttons, except while typing, and once per key press. */
export function useShortcuts(actions: BoardActions): void {
  const newest = useRef(actions);
  useEffect(() => {
    newest.current = actions;
  });
  useEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      if (event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target instanceof HTMLTextAreaElement) return;
      const letter = event.key.toUpperCase();
      const action = (Object.keys(SHORTCUTS) as (keyof BoardActions)[]).find((name) => SHORTCUTS[name] === letter);
      if (action === undefined) return;
      event.preventDefault();
      newest.current[action]();
    };
    window.addEventListener('keydown', pressed);
    return () => window.removeEventListener('keydown', pressed);
  }, []);
}
