import { IMAGE_URL, LIMITS } from '@larder/kernel';
import { useState } from 'react';
import { pictureTexts } from '../../../texts/picture.ts';
import { Button } from '../button.tsx';
import { TextField } from '../fields.tsx';

/** A picture that is somewhere already. Not a form of its own: it stands inside one. */
export function PictureAddress({ onUse }: { onUse: (url: string) => void }) {
  const [text, setText] = useState('');
  const [invalid, setInvalid] = useState(false);
  const use = (): void => {
    const url = text.trim();
    const good = url.length <= LIMITS.imageUrl && IMAGE_URL.test(url);
    setInvalid(!good);
    if (good) onUse(url);
  };
  return (
    <div className="grid grid-cols-[1fr_auto] items-start gap-2">
      <TextField
        label={pictureTexts.url}
        hint={pictureTexts.urlHint}
        error={invalid ? pictureTexts.invalidUrl : null}
        autoComplete="off"
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setInvalid(false);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          use();
        }}
      />
      <Button className="mt-7.5" onClick={use}>
        {pictureTexts.useUrl}
      </Button>
    </div>
  );
}
