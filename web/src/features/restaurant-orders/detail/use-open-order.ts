import { useState } from 'react';
import { useAddressParameters } from '../../../shared/routing/use-address-state.ts';
import { LIST_ROW } from '../../../shared/ui/lists/use-list-keys.ts';

/** Names the open order in the address: Back takes opening back, and closing is not a step. */
const ORDER = 'order';

export interface OpenOrder {
  id: string | null;
  /** Whether the order takes the focus: not after a press of the mouse, so that keys go on in the list. */
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
      // The pane with the focus is about to close; a dialog returns the focus itself.
      if (document.activeElement?.closest('[data-part="order-detail"]')) row?.focus();
    },
  };
}
