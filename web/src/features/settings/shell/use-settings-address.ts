import type { StaffUser } from '@larder/contracts';
import { useAddressParameters } from '../../../shared/routing/use-address-state.ts';

export interface TabProps {
  user: StaffUser;
  /** Whether the tab is visible: an opened tab keeps its state while another one is shown, but sends no requests. */
  shown: boolean;
}

const VIEW = 'view';
const DIALOG = 'dialog';

export interface SettingsAddress {
  view: string | null;
  dialog: string | null;
  openView: (view: string) => void;
  /** Leaves a view, and removes its parameters from the address. */
  closeView: (its: readonly string[]) => void;
  openDialog: (dialog: 'create-backup' | 'restore') => void;
  closeDialog: () => void;
}

/** The view and the dialog in the address: they can be shared, survive a reload, and Back works. */
export function useSettingsAddress(): SettingsAddress {
  const [parameters, change] = useAddressParameters();
  return {
    view: parameters.get(VIEW),
    dialog: parameters.get(DIALOG),
    openView: (view) => change({ [VIEW]: view }),
    closeView: (its) => change(Object.fromEntries([VIEW, ...its].map((name) => [name, null]))),
    openDialog: (dialog) => change({ [DIALOG]: dialog }),
    closeDialog: () => change({ [DIALOG]: null }, { replace: true }),
  };
}
