import { useState } from 'react';
import { ConfirmDialog } from '../../shared/ui/overlays/confirm-dialog.tsx';
import { TextField } from '../../shared/ui/text-field.tsx';
import { clearTexts } from '../../texts/clear-products.ts';
import { toastTexts } from '../../texts/toasts.ts';
import { useClearProducts } from './use-clear-products.ts';

interface ConfirmClearProps {
  count: number;
  onClose: () => void;
}

export function ConfirmClear({ count, onClose }: ConfirmClearProps) {
  const clear = useClearProducts();
  const [word, setWord] = useState('');
  const [refused, setRefused] = useState(false);
  const matches = word.trim().toUpperCase() === clearTexts.word;
  return (
    <ConfirmDialog
      open
      title={clearTexts.confirmTitle}
      body={clearTexts.confirmBody(count)}
      confirmLabel={clearTexts.confirm}
      busyLabel={clearTexts.clearing}
      busy={clear.isPending}
      error={clear.isError ? toastTexts.clearProducts.failure.fallback : null}
      onConfirm={() => {
        if (matches) clear.mutate(undefined, { onSuccess: onClose });
        else setRefused(true);
      }}
      onCancel={onClose}
    >
      <TextField
        label={clearTexts.wordLabel}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        value={word}
        error={refused && !matches ? clearTexts.wordLabel : null}
        onChange={(event) => setWord(event.target.value)}
      />
    </ConfirmDialog>
  );
}
