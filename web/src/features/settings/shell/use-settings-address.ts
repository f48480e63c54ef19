import { useSearchParams } from '../../../shared/routing/router.ts';

const TAB = 'tab';
const VIEW = 'view';
const DIALOG = 'dialog';

/** The dialogs that several tabs open. */
export type SettingsDialog = 'create-backup' | 'restore';

export interface SettingsAddress {
  /** As the address has it; the page decides which tab that is. */
  tab: string | null;
  view: string | null;
  dialog: string | null;
  /** Goes to a tab; null for the first one. */
  openTab: (tab: string | null) => void;
  openView: (view: string) => void;
  /** Leaves a view, and with it what it kept in the address. */
  closeView: (its: readonly string[]) => void;
  openDialog: (dialog: SettingsDialog) => void;
  closeDialog: () => void;
}

/** Where somebody is in the settings stands in the address: it can be shared, survives a reload, and Back leads back. */
export function useSettingsAddress(): SettingsAddress {
  const [parameters, setParameters] = useSearchParams();
  const change = (changes: Record<string, string | null>, replace = false): void =>
    setParameters(
      () => {
        // The address itself, not the one last drawn: what was typed a moment ago must not be lost.
        const next = new URLSearchParams(window.location.search);
        for (const [name, value] of Object.entries(changes)) {
          if (value === null) next.delete(name);
          else next.set(name, value);
        }
        return next;
      },
      { replace, preventScrollReset: true },
    );
  return {
    tab: parameters.get(TAB),
    view: parameters.get(VIEW),
    dialog: parameters.get(DIALOG),
    openTab: (tab) => change({ [TAB]: tab }),
    openView: (view) => change({ [VIEW]: view }),
    closeView: (its) => change(Object.fromEntries([VIEW, ...its].map((name) => [name, null]))),
    openDialog: (dialog) => change({ [DIALOG]: dialog }),
    closeDialog: () => change({ [DIALOG]: null }, true),
  };
}
