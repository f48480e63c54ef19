import { useState } from 'react';
import { useAddressParameters } from '../../../shared/routing/use-address-state.ts';
import { LIST_ROW } from '../../../shared/ui/lists/use-list-keys.ts';

/** Names the open order in the address: Back closes it, and closing adds no history entry. */
const ORDER = 'order';

export interface OpenOrder {
  id: string | null;
  /** Whether the order takes the focus: not after a mouse click, so that keys still work in the list. */
  takesFocus: boolean;
  open: (id: string) => void;
  close: () => void;
}

/** The open order, next to the list or as a dialog. */
export function useOpenOrder(): OpenOrder {
  const [parameters, changeAddress] = useAddressParameters();
  const [takesFocus, setTakesFocus] = useState(false);
  return {
    id: parameters.get(ORDER),
    takesFocus,
    open: (id) => {
      setTakesFocus(document.activeElement?.hasAttribute(LIST_ROW) !== true);
      changeAddress({ [ORDER]: id });
    },
    close: () => {
      const row = document.querySelector<HTMLElement>(`[${LIST_ROW}="${CSS.escape(parameters.get(ORDER) ?? '')}"]`);
      changeAddress({ [ORDER]: null }, { replace: true });
      // The pane that has the focus is about to close; a dialog restores the focus itself.
      if (document.activeElement?.closest('[data-part="order-detail"]')) row?.focus();
    },
  };
}
