import type { FormEvent, ReactNode } from 'react';
import { Alert } from '../../../shared/ui/alert.tsx';
import { Button } from '../../../shared/ui/button.tsx';

interface SettingsFormProps {
  save: { isPending: boolean; error: Error | null };
  /** Shown when the server sent no sentence. */
  fallback: string;
  texts: { save: string; saving: string; reset: string };
  onSubmit: (event: FormEvent) => unknown;
  /** Puts the defaults into the fields. */
  onReset: () => void;
  children: ReactNode;
}

/** A form of settings that are saved together. */
export function SettingsForm({ save, fallback, texts, onSubmit, onReset, children }: SettingsFormProps) {
  return (
    <form
      noValidate
      className="grid gap-3 border border-edge bg-surface px-5 pt-3 pb-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (!save.isPending) void onSubmit(event);
      }}
    >
      {children}
      <Alert error={save.error} fallback={fallback} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" aria-disabled={save.isPending}>
          {save.isPending ? texts.saving : texts.save}
        </Button>
        <Button tone="plain" onClick={onReset}>
          {texts.reset}
        </Button>
      </div>
    </form>
  );
}

export const FIGURE_FIELD = { inputMode: 'numeric', autoComplete: 'off' } as const;

/** Whether a text is a whole number within limits. */
export function isFigure(text: string, least: number, most: number): boolean {
  return /^\d{1,5}$/.test(text.trim()) && Number(text) >= least && Number(text) <= most;
}
