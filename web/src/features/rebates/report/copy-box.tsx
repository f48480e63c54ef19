import { useRef } from 'react';
import { Button } from '../../../shared/ui/button.tsx';
import { Dialog } from '../../../shared/ui/overlays/dialog.tsx';
import { reportTexts } from '../../../texts/rebates/report.ts';

/** The report's text to be copied by hand, selected already. */
export function CopyBox({ text, onClose }: { text: string; onClose: () => void }) {
  const box = useRef<HTMLTextAreaElement>(null);
  return (
    <Dialog
      open
      title={reportTexts.boxTitle}
      description={reportTexts.boxBody}
      initialFocus={box}
      onCloseRequest={onClose}
      footer={<Button onClick={onClose}>{reportTexts.close}</Button>}
    >
      <textarea
        ref={box}
        readOnly
        rows={16}
        className="field copy-box"
        aria-label={reportTexts.boxLabel}
        value={text}
        onFocus={(event) => event.currentTarget.select()}
      />
    </Dialog>
  );
}
