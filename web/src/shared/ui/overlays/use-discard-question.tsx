import { useEffect, useState, type ReactNode } from 'react';
import { overlayTexts } from '../../../texts/overlays.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

/**
 * For dialogs with a form: `requestClose` closes at once while nothing was entered and asks otherwise. The browser asks
 * too when the page itself is about to be left. `question` belongs inside the dialog.
 */
export function useDiscardQuestion(dirty: boolean, close: () => void): { requestClose(): void; question: ReactNode } {
  const [asking, setAsking] = useState(false);
  useEffect(() => {
    if (!dirty) return;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [dirty]);
  return {
    requestClose: () => (dirty ? setAsking(true) : close()),
    question: (
      <ConfirmDialog
        open={asking}
        title={overlayTexts.discardTitle}
        body={overlayTexts.discardBody}
        confirmLabel={overlayTexts.discard}
        cancelLabel={overlayTexts.keepEditing}
        onConfirm={() => {
          setAsking(false);
          close();
        }}
        onCancel={() => setAsking(false)}
      />
    ),
  };
}
