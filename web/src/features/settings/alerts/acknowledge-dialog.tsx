import type { SystemAlert } from '@larder/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { acknowledgeAlert } from '../../../shared/api/system.ts';
import { fieldsOfForm, FormDialog } from '../../../shared/kit/form-dialog.tsx';
import { staffKeys } from '../../../shared/query/staff-keys.ts';
import { SelectField, TextAreaField } from '../../../shared/ui/fields.tsx';
import { acknowledgeTexts } from '../../../texts/settings/performance.ts';
import { settingsToasts } from '../../../texts/settings/toasts.ts';

const OPTIONS = acknowledgeTexts.durations.map(({ minutes, label }) => ({ value: String(minutes), label }));
const AN_HOUR = '60';
/** As in the contract. */
const REASON_LENGTH = 300;

interface AcknowledgeDialogProps {
  alert: SystemAlert;
  onClose: () => void;
}

/** Says that an alert is being worked on, why, and for how long it is not raised again. */
export function AcknowledgeDialog({ alert, onClose }: AcknowledgeDialogProps) {
  const client = useQueryClient();
  const form = useForm({ defaultValues: { reason: '', minutes: AN_HOUR } });
  const field = fieldsOfForm(form);
  const save = useMutation({
    mutationFn: acknowledgeAlert,
    meta: settingsToasts.acknowledgeAlert,
    onSettled: () => client.invalidateQueries({ queryKey: staffKeys.systemAlerts }),
  });
  return (
    <FormDialog
      form={form}
      size="small"
      title={acknowledgeTexts.title}
      description={alert.message}
      submitLabel={acknowledgeTexts.save}
      pendingLabel={acknowledgeTexts.saving}
      mutation={save}
      fallback={settingsToasts.acknowledgeAlert.failure.fallback}
      onSubmit={({ reason, minutes }) =>
        save.mutate({ id: alert.id, reason: reason.trim(), minutes: Number(minutes) }, { onSuccess: onClose })
      }
      onClose={onClose}
    >
      <TextAreaField
        {...field('reason', { validate: (reason) => reason.trim() !== '' || acknowledgeTexts.reasonRequired })}
        label={acknowledgeTexts.reason}
        rows={3}
        required
        maxLength={REASON_LENGTH}
      />
      <SelectField
        {...field('minutes')}
        label={acknowledgeTexts.howLong}
        hint={acknowledgeTexts.hint}
        options={OPTIONS}
      />
    </FormDialog>
  );
}
