import { type ReactNode, useEffect, useRef, useState } from 'react';
import { overlayTexts } from '../../../texts/overlays.ts';
import { Alert } from '../alert.tsx';
import { Button } from '../button.tsx';
import { Dialog } from './dialog.tsx';

interface ConfirmDialogProps {
  open?: boolean;
  title: string;
  body: ReactNode;
  confirmLabel: string;
  /** The confirming button's text during the request. */
  busyLabel?: string;
  cancelLabel?: string;
  busy?: boolean;
  /** A sentence, or an error whose server sentence is shown. */
  error?: Error | string | null;
  /** Shown when the server sent no sentence. */
  fallback?: string;
  /** `danger` for irreversible actions. */
  tone?: 'danger' | 'primary';
  onConfirm: () => void;
  onCancel: () => void;
  /** Content needed before confirming, such as a field for a word. */
  children?: ReactNode;
}

/** Asks before an action. The focus starts on Cancel, so that pressing Enter destroys nothing. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open = true, title, body, confirmLabel, busyLabel, cancelLabel, busy = false, error = null } = props;
  const cancel = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      open={open}
      role="alertdialog"
      size="small"
      title={title}
      description={body}
      initialFocus={cancel}
      onCloseRequest={() => !busy && props.onCancel()}
      footer={
        <>
          <Button ref={cancel} aria-disabled={busy} onClick={() => !busy && props.onCancel()}>
            {cancelLabel ?? overlayTexts.cancel}
          </Button>
          <Button tone={props.tone ?? 'danger'} aria-busy={busy} onClick={() => !busy && props.onConfirm()}>
            {busy ? (busyLabel ?? confirmLabel) : confirmLabel}
          </Button>
        </>
      }
    >
      {props.children}
      {typeof error === 'string' ? <Alert>{error}</Alert> : <Alert error={error} fallback={props.fallback} />}
    </Dialog>
  );
}

interface Confirmable<V> {
  isPending: boolean;
  error: Error | null;
  mutate: (variables: V, options: { onSuccess: () => void }) => void;
}

/** Props of a confirmation that starts a mutation, shows why it failed, and closes once it has succeeded. */
export function confirming<V>({ isPending, error, mutate }: Confirmable<V>, variables: V, onClose: () => void) {
  return { busy: isPending, error, onConfirm: () => mutate(variables, { onSuccess: onClose }), onCancel: onClose };
}

/** Makes the browser ask before the page is left while something would be lost. */
export function useAskBeforeLeaving(asks: boolean): void {
  useEffect(() => {
    if (!asks) return;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [asks]);
}

/**
 * For dialogs with a form: `requestClose` closes at once while nothing was entered, and asks otherwise. The browser
 * also asks when the page is about to be left. `question` must be rendered inside the dialog.
 */
export function useDiscardQuestion(dirty: boolean, close: () => void): { requestClose(): void; question: ReactNode } {
  const [asking, setAsking] = useState(false);
  useAskBeforeLeaving(dirty);
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
