import { Check, Copy } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '../../../shared/ui/button.tsx';
import { TextField } from '../../../shared/ui/fields.tsx';
import { Dialog } from '../../../shared/ui/overlays/dialog.tsx';
import { screenFormTexts } from '../../../texts/screens.ts';

/** The link by which a screen without a code is opened: told this once. */
export function LinkMade({ screenKey, onClose }: { screenKey: string; onClose: () => void }) {
  const link = `${location.origin}/tv#key=${screenKey}`;
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState<'no' | 'yes' | 'refused'>('no');
  const copy = async (): Promise<void> => {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(link);
      setCopied('yes');
    } catch {
      // Browsers give the clipboard to secure pages only: then the link stands selected.
      setCopied('refused');
    }
  };
  return (
    <Dialog
      open
      size="medium"
      title={screenFormTexts.linkTitle}
      description={screenFormTexts.linkOnce}
      initialFocus={field}
      onCloseRequest={onClose}
      footer={
        <>
          <Button onClick={() => void copy()}>
            {copied === 'yes' ? (
              <Check size={18} strokeWidth={1.75} aria-hidden />
            ) : (
              <Copy size={18} strokeWidth={1.75} aria-hidden />
            )}
            {copied === 'yes' ? screenFormTexts.copied : screenFormTexts.copy}
          </Button>
          <Button tone="primary" onClick={onClose}>
            {screenFormTexts.done}
          </Button>
        </>
      }
    >
      <TextField
        label={screenFormTexts.link}
        ref={field}
        readOnly
        value={link}
        className="font-mono"
        onFocus={(event) => event.target.select()}
      />
      <output className="text-sm text-ink-2">{copied === 'refused' && screenFormTexts.copyByHand}</output>
    </Dialog>
  );
}
