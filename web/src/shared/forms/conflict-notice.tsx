import { useEffect, useRef } from 'react';
import { conflictTexts } from '../../texts/conflict.ts';
import { Button } from '../ui/button.tsx';

interface ConflictNoticeProps {
  title: string;
  /** What now stands saved and differs from what the form holds. */
  saved: readonly { label: string; value: string }[];
  onTake: () => void;
}

/** Somebody else was faster. Their values are shown; nothing that was typed is lost, and saving again writes it. */
export function ConflictNotice({ title, saved, onTake }: ConflictNoticeProps) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);
  return (
    <div ref={notice} role="alert" tabIndex={-1} className="change-notice">
      <p className="font-semibold">{title}</p>
      {saved.length > 0 && (
        <dl className="grid gap-1">
          <dt className="text-sm text-ink-2">{conflictTexts.saved}</dt>
          {saved.map(({ label, value }) => (
            <dd key={label} className="[overflow-wrap:anywhere]">
              {label}: <strong>{value}</strong>
            </dd>
          ))}
        </dl>
      )}
      <span>
        <Button onClick={onTake}>{conflictTexts.take}</Button>
      </span>
    </div>
  );
}
