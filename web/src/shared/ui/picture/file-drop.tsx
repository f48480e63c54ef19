import type { LucideIcon } from 'lucide-react';
import { type RefObject, useRef, useState } from 'react';

interface FileDropProps {
  icon: LucideIcon;
  drop: string;
  choose: string;
  rules: string;
  accept: string;
  /** The label of the file picker. */
  label: string;
  /** The button that chooses a file. */
  button?: RefObject<HTMLButtonElement | null>;
  onFile: (file: File | undefined) => void;
}

/** A drop area for a file, with a button to choose one. */
export function FileDrop(props: FileDropProps) {
  const { icon: Icon, drop, choose, rules, accept, label, button, onFile } = props;
  const [over, setOver] = useState(false);
  const picker = useRef<HTMLInputElement>(null);
  return (
    <div
      className={`grid min-h-[148px] content-center justify-items-center gap-1.5 rounded-control border-[1.5px] p-4 ${
        over ? 'border-brand bg-brand-tint' : 'border-dashed border-edge bg-paper'
      }`}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        onFile(event.dataTransfer.files[0]);
      }}
    >
      <Icon size={28} strokeWidth={1.5} className="text-ink-3" aria-hidden />
      <p className="text-center">
        {drop}{' '}
        <button ref={button} type="button" className="text-button" onClick={() => picker.current?.click()}>
          {choose}
        </button>
      </p>
      <p className="text-center text-sm text-ink-2">{rules}</p>
      <input
        ref={picker}
        type="file"
        hidden
        accept={accept}
        aria-label={label}
        onChange={(event) => {
          onFile(event.target.files?.[0]);
          // Allows choosing the same file again after it was corrected.
          event.target.value = '';
        }}
      />
    </div>
  );
}
