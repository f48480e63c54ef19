import type { SystemAlert } from '@larder/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useRef, useState, type FormEvent } from 'react';
import { sentenceOf } from '../../../shared/api/api-error.ts';
import { acknowledgeAlert } from '../../../shared/api/system.ts';
import { systemKeys } from '../../../shared/query/system-keys.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { SelectField } from '../../../shared/ui/fields/select-field.tsx';
import { TextAreaField } from '../../../shared/ui/fields/text-area-field.tsx';
import { Dialog } from '../../../shared/ui/overlays/dialog.tsx';
import { useDiscardQuestion } from '../../../shared/ui/overlays/use-discard-question.tsx';
import { settingsTexts } from '../../../texts/settings/page.ts';
import { acknowledgeTexts } from '../../../texts/settings/performance.ts';
import { settingsToasts } from '../../../texts/settings/toasts.ts';

const OPTIONS = acknowledgeTexts.durations.map(({ minutes, label }) => ({ value: String(minutes), label }));
const AN_HOUR = '60';
/** As the contract has it. */
const REASON_LENGTH = 300;

interface AcknowledgeDialogProps {
  alert: SystemAlert;
  onClose: () => void;
}

/** Says that somebody is on it, why, and until when it needs not be said again. */
export function AcknowledgeDialog({ alert, onClose }: AcknowledgeDialogProps) {
  const client = useQueryClient();
  const [reason, setReason] = useState('');
  const [minutes, setMinutes] = useState(AN_HOUR);
  const [submitted, setSubmitted] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const formId = useId();
  const leaving = useDiscardQuestion(reason !== '', onClose);
  const save = useMutation({
    mutationFn: acknowledgeAlert,
    meta: settingsToasts.acknowledgeAlert,
    onSettled: () => client.invalidateQueries({ queryKey: systemKeys.systemAlerts }),
  });
  const missing = reason.trim() === '';
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (save.isPending) return;
    setSubmitted(true);
    if (missing) return field.current?.focus();
    save.mutate({ id: alert.id, reason: reason.trim(), minutes: Number(minutes) }, { onSuccess: onClose });
  };
  return (
    <Dialog
      open
      size="small"
      title={acknowledgeTexts.title}
      description={alert.message}
      initialFocus={field}
      onCloseRequest={leaving.requestClose}
      footer={
        <>
          <Button onClick={leaving.requestClose}>{settingsTexts.cancel}</Button>
          <Button type="submit" form={formId} tone="primary" aria-disabled={save.isPending}>
            {save.isPending ? acknowledgeTexts.saving : acknowledgeTexts.save}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="grid gap-5">
        <TextAreaField
          label={acknowledgeTexts.reason}
          areaRef={field}
          rows={3}
          required
          maxLength={REASON_LENGTH}
          value={reason}
          error={submitted && missing ? acknowledgeTexts.reasonRequired : null}
          onChange={(event) => setReason(event.target.value)}
        />
        <SelectField
          label={acknowledgeTexts.howLong}
          hint={acknowledgeTexts.hint}
          options={OPTIONS}
          value={minutes}
          onChange={(event) => setMinutes(event.target.value)}
        />
        {save.isError && (
          <p role="alert" className="font-semibold text-price">
            {sentenceOf(save.error, settingsToasts.acknowledgeAlert.failure.fallback)}
          </p>
        )}
      </form>
      {leaving.question}
    </Dialog>
  );
}
