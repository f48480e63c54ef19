import { Button } from '../../shared/ui/button.tsx';
import { Dialog } from '../../shared/ui/overlays/dialog.tsx';
import { overlayTexts } from '../../texts/overlays.ts';
import { keysTexts } from '../../texts/shell.ts';

/** The keyboard shortcuts of the back office. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      title={keysTexts.title}
      size="small"
      onCloseRequest={onClose}
      footer={<Button onClick={onClose}>{overlayTexts.close}</Button>}
    >
      <dl className="grid grid-cols-[auto_1fr] items-baseline gap-x-5 gap-y-2" aria-label={keysTexts.list}>
        {keysTexts.keys.map(([keys, meaning]) => (
          <div key={keys} className="contents">
            <dt className="flex gap-1.5">
              {keys.split('  ').map((key) => (
                <kbd key={key} className="rounded-control border border-edge bg-sunken px-2 py-0.5 font-code text-sm">
                  {key}
                </kbd>
              ))}
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
