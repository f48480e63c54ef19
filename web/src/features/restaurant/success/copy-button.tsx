import { Check, Copy } from 'lucide-react';
import { useState, type RefObject } from 'react';
import { Button } from '../../../shared/ui/button.tsx';
import { successTexts } from '../../../texts/restaurant/success.ts';

interface CopyButtonProps {
  text: string;
  /** Where the text stands, to be selected where the clipboard is out of reach. */
  shown: RefObject<HTMLElement | null>;
}

/** Copies a text. Browsers open the clipboard to https pages only: elsewhere the text is selected instead. */
export function CopyButton({ text, shown }: CopyButtonProps) {
  const [state, setState] = useState<'ready' | 'copied' | 'selected'>('ready');
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setState('copied');
    } catch {
      if (shown.current !== null) getSelection()?.selectAllChildren(shown.current);
      setState('selected');
    }
  };
  const Icon = state === 'copied' ? Check : Copy;
  return (
    <div className="screen-only flex flex-wrap items-center gap-3">
      <Button onClick={() => void copy()}>
        <Icon size={18} strokeWidth={1.75} aria-hidden />
        {state === 'copied' ? successTexts.copied : successTexts.copy}
      </Button>
      <output className="text-sm empty:hidden">{state === 'selected' && successTexts.copyFailed}</output>
    </div>
  );
}
