import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import type { FormEvent, ReactNode } from 'react';
import type { MutationNotices } from '../../../shared/query/query-client.ts';
import { Alert } from '../../../shared/ui/alert.tsx';
import { Button } from '../../../shared/ui/button.tsx';

/** Saves settings, and shows them as the server has saved them. */
export function useSaveSettings<V, S>(queryKey: QueryKey, mutationFn: (value: V) => Promise<S>, meta: MutationNotices) {
  const client = useQueryClient();
  return useMutation({ mutationFn, meta, onSuccess: (saved) => client.setQueryData(queryKey, saved) });
}

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
