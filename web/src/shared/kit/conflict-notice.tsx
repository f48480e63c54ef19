import { useEffect, useRef, type ReactNode } from 'react';
import { conflictTexts } from '../../texts/conflict.ts';
import { Button } from '../ui/button.tsx';

interface ConflictNoticeProps {
  title: string;
  /** The saved values that differ from the form's. */
  saved?: readonly { label: string; value: string }[];
  /** Saves the form's values; without it the form's button does. */
  onKeep?: () => void;
  onTake?: () => void;
  children?: ReactNode;
}

/** A question before a form is saved, mostly after another user's: shows those values, keeps the typed ones. */
export function ConflictNotice({ title, saved = [], onKeep, onTake, children }: ConflictNoticeProps) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    notice.current?.scrollIntoView({ block: 'nearest' });
    notice.current?.focus();
  }, []);
  return (
    <div ref={notice} role="alert" tabIndex={-1} className="mb-4 grid gap-3 border border-l-6 border-price px-4 py-3">
      <p className="font-semibold">{title}</p>
      {children}
      {saved.length > 0 && (
        <dl className="grid gap-1">
          <dt className="text-sm text-ink-2">{conflictTexts.saved}</dt>
          {saved.map(({ label, value }) => (
            <dd key={label} className="wrap-anywhere">
              {label}: <strong>{value}</strong>
            </dd>
          ))}
        </dl>
      )}
      {(onKeep !== undefined || onTake !== undefined) && (
        <span className="flex flex-wrap gap-2">
          {onKeep !== undefined && (
            <Button tone="primary" onClick={onKeep}>
              {conflictTexts.keep}
            </Button>
          )}
          {onTake !== undefined && <Button onClick={onTake}>{conflictTexts.take}</Button>}
        </span>
      )}
    </div>
  );
}
