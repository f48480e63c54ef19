import { IMAGE_URL, LIMITS } from '@larder/kernel';
import { ImageUp, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { pictureTexts } from '../../../texts/picture.ts';
import { Alert } from '../alert.tsx';
import { Button } from '../button.tsx';
import { TextField } from '../fields.tsx';
import { useLatest } from '../use-latest.ts';
import { FileDrop } from './file-drop.tsx';

/** The result of processing a chosen file. */
export interface ReceivedPicture {
  url: string;
  /** The text below the picture. */
  note?: string;
}

interface PictureFieldProps {
  /** A path, an address or a data URL; empty for none. */
  url: string;
  onChange: (url: string) => void;
  /** Converts a chosen file to a picture. Rejects with a sentence to show. */
  receive: (file: File) => Promise<ReceivedPicture>;
  /** Called when processing a chosen file begins and ends. */
  onBusy: (busy: boolean) => void;
  /** Which files are accepted. */
  rules: string;
}

interface FieldState {
  busy: boolean;
  problem: string | null;
  received: ReceivedPicture | null;
}

/** Takes a picture by upload, drop, paste or address. An existing one must be removed first. */
export function PictureField({ url, onChange, receive, onBusy, rules }: PictureFieldProps) {
  const [state, setState] = useState<FieldState>({ busy: false, problem: null, received: null });
  const choose = useRef<HTMLButtonElement>(null);
  const removed = useRef(false);

  const take = async (file: File | undefined): Promise<void> => {
    if (file === undefined || state.busy) return;
    setState({ busy: true, problem: null, received: null });
    onBusy(true);
    try {
      const received = await receive(file);
      setState({ busy: false, problem: null, received });
      onChange(received.url);
    } catch (error) {
      const problem = error instanceof Error ? error.message : pictureTexts.unreadable;
      setState({ busy: false, problem, received: null });
    } finally {
      onBusy(false);
    }
  };
  const latest = useLatest(take);
  useEffect(() => {
    if (url !== '') return;
    const paste = (event: ClipboardEvent): void => {
      const file = event.clipboardData?.files[0];
      if (file === undefined) return;
      event.preventDefault();
      void latest.current(file);
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, [url, latest]);
  useEffect(() => {
    if (url === '' && removed.current) choose.current?.focus();
    removed.current = false;
  }, [url]);

  if (url !== '') {
    const note = state.received?.url === url ? state.received.note : undefined;
    return (
      <fieldset className="grid gap-2">
        <legend className="pb-2 font-semibold">{pictureTexts.label}</legend>
        <span className="flex flex-wrap items-center gap-3">
          <ChosenPicture key={url} url={url} />
          <Button
            icon={Trash2}
            onClick={() => {
              removed.current = true;
              onChange('');
            }}
          >
            {pictureTexts.remove}
          </Button>
        </span>
        {note !== undefined && <output className="text-sm text-ink-2">{note}</output>}
      </fieldset>
    );
  }
  return (
    <fieldset className="grid gap-2">
      <legend className="pb-2 font-semibold">{pictureTexts.label}</legend>
      <FileDrop
        icon={ImageUp}
        drop={pictureTexts.drop}
        choose={pictureTexts.choose}
        rules={state.busy ? pictureTexts.preparing : rules}
        accept="image/jpeg,image/png,image/webp"
        label={pictureTexts.label}
        button={choose}
        onFile={(file) => void take(file)}
      />
      <Alert>{state.problem}</Alert>
      <PictureAddress onUse={onChange} />
    </fieldset>
  );
}

function ChosenPicture({ url }: { url: string }) {
  const [missing, setMissing] = useState(false);
  if (missing) return <span className="flex-1 basis-40 text-sm text-ink-2">{pictureTexts.missing}</span>;
  return (
    <img
      src={url}
      alt={pictureTexts.alt}
      className="size-24 border border-hairline bg-white object-contain"
      onError={() => setMissing(true)}
    />
  );
}

/** A field for the address of an existing picture. Not a form element, because it is inside one. */
function PictureAddress({ onUse }: { onUse: (url: string) => void }) {
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
