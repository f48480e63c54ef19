import type { Settings, SettingsPatch } from '@larder/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { sentenceOf } from '../../../shared/api/api-error.ts';
import { requestJson } from '../../../shared/api/http.ts';
import { queryKeys } from '../../../shared/query/query-keys.ts';
import { toasts } from '../../../shared/toast/toast-store.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { timestampTexts } from '../../../texts/products/timestamp.ts';
import { productToasts } from '../../../texts/products/toasts.ts';
import { fromWallClock, toWallClock } from '../model/store-time.ts';

interface TimestampFormProps {
  lastUpdated: string | null;
  timeZone: string;
  onClose: () => void;
}

/** The time on the store's clock, wherever the person at the screen is. */
export function TimestampForm({ lastUpdated, timeZone, onClose }: TimestampFormProps) {
  const [text, setText] = useState(() => (lastUpdated === null ? '' : toWallClock(lastUpdated, timeZone)));
  const [invalid, setInvalid] = useState(false);
  const save = useSaveTimestamp();
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  useEffect(() => field.current?.focus(), []);

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (save.isPending) return;
    const instant = fromWallClock(text, timeZone);
    if (instant === null) {
      setInvalid(true);
      toasts.show({ ...productToasts.invalidTimestamp, tone: 'error' });
      field.current?.focus();
      return;
    }
    save.mutate(instant, { onSuccess: onClose });
  };
  const complaint = invalid
    ? timestampTexts.invalid
    : save.isError
      ? sentenceOf(save.error, productToasts.updateSettings.failure.fallback)
      : null;

  return (
    <form noValidate className="mt-2 grid gap-1.5" onSubmit={submit}>
      <label htmlFor={id} className="text-sm font-semibold">
        {timestampTexts.field}
      </label>
      <span className="flex flex-wrap gap-2">
        <input
          ref={field}
          id={id}
          type="datetime-local"
          className="field flex-1 basis-52"
          value={text}
          onKeyDown={(event) => {
            if (event.key === 'Escape') onClose();
          }}
          aria-invalid={complaint !== null}
          aria-describedby={`${id}-note`}
          onChange={(event) => {
            setText(event.target.value);
            setInvalid(false);
          }}
        />
        <Button onClick={() => setText(toWallClock(new Date().toISOString(), timeZone))}>{timestampTexts.now}</Button>
        <Button tone="primary" type="submit" aria-busy={save.isPending}>
          {save.isPending ? timestampTexts.saving : timestampTexts.save}
        </Button>
        <Button onClick={onClose}>{timestampTexts.cancel}</Button>
      </span>
      <span
        id={`${id}-note`}
        role={complaint === null ? undefined : 'alert'}
        className={`text-sm ${complaint === null ? 'text-ink-2' : 'font-semibold text-price'}`}
      >
        {complaint ?? timestampTexts.zone(timeZone)}
      </span>
    </form>
  );
}

/** Says since when the prices are current. */
function useSaveTimestamp() {
  const client = useQueryClient();
  return useMutation({
    meta: productToasts.updateSettings,
    mutationFn: (lastUpdated: string) => patchSettings({ lastUpdated }),
    onSuccess: async (settings) => {
      await client.cancelQueries({ queryKey: queryKeys.settings });
      client.setQueryData(queryKeys.settings, settings);
    },
  });
}

/** Apart from reading the settings, which the board does too. */
function patchSettings(patch: SettingsPatch): Promise<Settings> {
  return requestJson<Settings>('/api/admin/settings', { method: 'PATCH', body: patch, staff: true });
}
