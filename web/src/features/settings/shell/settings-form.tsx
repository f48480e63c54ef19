import { type QueryKey, useMutation, type UseMutationResult, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type DefaultValues, useForm } from 'react-hook-form';
import { EditConflict } from '../../../shared/kit/conflict-notice.tsx';
import { adoptTheirs, differences, type EditForm } from '../../../shared/kit/edit-form.ts';
import type { MutationNotices } from '../../../shared/query/query-client.ts';
import { wholeOf } from '../../../shared/text/typed-code.ts';
import { Alert } from '../../../shared/ui/alert.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { conflictTexts } from '../../../texts/conflict.ts';

/** Saves settings, and shows them as the server has saved them. */
export function useSaveSettings<V, S>(queryKey: QueryKey, mutationFn: (value: V) => Promise<S>, meta: MutationNotices) {
  const client = useQueryClient();
  return useMutation({
    mutationFn,
    meta,
    onSuccess: async (saved) => {
      // The answer to an earlier request would bring the former settings back.
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, saved);
    },
  });
}

type SettingsFields = Record<string, string | boolean>;

type Save = Pick<UseMutationResult, 'isPending' | 'error'>;

interface SettingsState<F extends SettingsFields> extends Omit<EditForm<F, F>, 'base' | 'key' | 'onError'> {
  save: Save;
  /** For the form's submission. */
  onSend: (fields: F) => void;
}

/** A form of saved settings. What others save meanwhile is adopted by the fields that were not changed here. */
export function useSettingsForm<F extends SettingsFields>(saved: F, save: Save): SettingsState<F> {
  const form = useForm<F>({ defaultValues: saved as DefaultValues<F> });
  const base = useRef(saved);
  const sent = useRef<F | null>(null);
  const [contested, setContested] = useState<SettingsState<F>['contested']>(null);
  useEffect(() => {
    const own = sent.current;
    if (!save.isPending) sent.current = null;
    if (differences(base.current, saved).length === 0) return;
    // After saving here, only what was typed since is kept, without a notice.
    const { kept, contested: both } = adoptTheirs(form, own ?? base.current, saved);
    base.current = saved;
    setContested(own !== null || kept.length === 0 ? null : both);
  }, [form, saved, save.isPending]);
  return {
    form,
    baseFields: saved,
    contested,
    conflict: conflictTexts.settings,
    save,
    onSend: (fields) => {
      sent.current = fields;
      setContested(null);
    },
    takeTheirs: () => {
      setContested(null);
      form.reset(saved);
    },
  };
}

interface SettingsFormProps<F extends SettingsFields> {
  settings: SettingsState<F>;
  labels: Readonly<Record<keyof F & string, unknown>>;
  /** The names of values to choose from. */
  choices?: readonly { value: string; label: string }[];
  /** Shown when the server sent no sentence. */
  fallback: string;
  texts: { save: string; saving: string; reset?: string };
  onSubmit: (fields: F) => void;
  /** The fields' defaults, for a button that puts them in. */
  defaults?: F;
  children: ReactNode;
}

/** A form of settings that are saved together. */
export function SettingsForm<F extends SettingsFields>(props: SettingsFormProps<F>) {
  const { settings, texts, labels, choices = [], defaults } = props;
  const { form, baseFields, save } = settings;
  const shown = (name: keyof F & string): string => {
    const value = baseFields[name];
    if (typeof value !== 'string') return conflictTexts[value === true ? 'yes' : 'no'];
    return choices.find((choice) => choice.value === value)?.label ?? value;
  };
  const submit = form.handleSubmit((fields) => {
    settings.onSend(fields);
    props.onSubmit(fields);
  });
  return (
    <form
      noValidate
      className="grid gap-3 border border-edge bg-surface px-5 pt-3 pb-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (!save.isPending) void submit(event);
      }}
    >
      <EditConflict edit={settings} labels={labels} shown={shown} unasked />
      {props.children}
      <Alert error={save.error} fallback={props.fallback} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" aria-disabled={save.isPending}>
          {save.isPending ? texts.saving : texts.save}
        </Button>
        {defaults && (
          <Button tone="plain" onClick={() => form.reset(defaults, { keepDefaultValues: true })}>
            {texts.reset}
          </Button>
        )}
      </div>
    </form>
  );
}

export const FIGURE_FIELD = { inputMode: 'numeric', autoComplete: 'off' } as const;

/** A typed whole number; NaN outside the limits. */
export function figureOf(text: string, least = 0, most = Number.POSITIVE_INFINITY): number {
  const figure = wholeOf(text, Number.NaN);
  return figure >= least && figure <= most ? figure : Number.NaN;
}
