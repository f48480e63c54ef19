import { useEffect, useRef, type ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { conflictTexts } from '../../texts/conflict.ts';
import { Button } from '../ui/button.tsx';
import type { EditForm } from './edit-form.ts';

interface ConflictNoticeProps {
  title: string;
  /** The saved values that differ from the form's. */
  saved?: readonly { label: string; value: string }[];
  /** Saves the form's values; without it the form's button does. */
  onKeep?: () => void;
  onTake?: () => void;
  /** Whether it appears without an action of the user, whose focus stays. */
  unasked?: boolean;
  children?: ReactNode;
}

/** A question before a form is saved, mostly after another user's: shows those values, keeps the typed ones. */
export function ConflictNotice({ title, saved = [], onKeep, onTake, unasked = false, children }: ConflictNoticeProps) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (unasked) return;
    notice.current?.scrollIntoView({ block: 'nearest' });
    notice.current?.focus();
  }, [unasked]);
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

interface EditConflictProps<F extends FieldValues> {
  edit: Pick<EditForm<never, F>, 'baseFields' | 'contested' | 'conflict' | 'takeTheirs'>;
  labels: Readonly<Record<keyof F & string, unknown>>;
  /** A saved value as text. */
  shown: (name: keyof F & string) => string;
  onKeep?: () => void;
  unasked?: boolean;
}

/** The notice in a form whose record another user saved first. */
export function EditConflict<F extends FieldValues>({ edit, labels, shown, ...props }: EditConflictProps<F>) {
  const { baseFields, contested, conflict, takeTheirs } = edit;
  if (contested === null) return null;
  const saved = contested.map((name) => ({ label: String(labels[name]), value: shown(name) }));
  return (
    <ConflictNotice key={JSON.stringify(baseFields)} {...props} title={conflict} saved={saved} onTake={takeTheirs} />
  );
}
