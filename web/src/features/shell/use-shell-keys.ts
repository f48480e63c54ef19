import { useEffect } from 'react';
import { useLatest } from '../../shared/ui/use-latest.ts';

interface ShellKeys {
  palette: () => void;
  keys: () => void;
}

const TYPING = 'input, select, textarea, [contenteditable="true"]';

/**
 * Shortcuts on every page: Ctrl-K or ⌘K even while typing, but not over a dialog, whose form navigation would discard
 * without asking; `/`, `n`, `z` and `?` except while typing or while something is open above the page. The notice that
 * `z` undoes is above dialogs, so that `z` works there.
 */
export function useShellKeys(actions: ShellKeys): void {
  const latest = useLatest(actions);
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.altKey) {
        event.preventDefault();
        if (document.querySelector('[aria-modal="true"]') === null) latest.current.palette();
        return;
      }
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      const target = event.target instanceof Element ? event.target : null;
      const above = event.key === 'z' ? '[role="menu"]' : '[role="menu"], [role="dialog"], [role="alertdialog"]';
      if (target?.closest(TYPING) || document.querySelector(above)) return;
      const action = SIMPLE[event.key];
      if (event.key === '?') latest.current.keys();
      else if (action === undefined || !action()) return;
      event.preventDefault();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [latest]);
}

const find = (selector: string): HTMLElement | null => document.querySelector<HTMLElement>(`#main ${selector}`);

/** Actions of keys in the page's list; false if the page has none. */
const SIMPLE: Readonly<Record<string, () => boolean>> = {
  '/': () => {
    const field = document.querySelector<HTMLInputElement>('#main input[type="search"]');
    field?.focus();
    field?.select();
    return field !== null;
  },
  z: () => {
    const button = document.querySelector<HTMLElement>('.toast [aria-keyshortcuts="z"]');
    button?.click();
    return button !== null;
  },
  n: () => {
    const button = find('[aria-keyshortcuts="n"]');
    button?.click();
    return button !== null;
  },
};
