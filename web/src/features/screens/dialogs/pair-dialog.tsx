import { useState } from 'react';
import { PairForm } from './pair-form.tsx';
import { LinkMade } from './link-made.tsx';

/** Pairs a screen: with the code that it shows, or by a link, which then stands in the form's place. */
export function PairDialog({ onClose }: { onClose: () => void }) {
  const [key, setKey] = useState<string | null>(null);
  if (key !== null) return <LinkMade screenKey={key} onClose={onClose} />;
  return (
    <PairForm
      onPaired={(paired) => {
        if (paired.key === null) onClose();
        else setKey(paired.key);
      }}
      onClose={onClose}
    />
  );
}
