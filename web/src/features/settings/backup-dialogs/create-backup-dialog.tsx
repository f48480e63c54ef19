import { LIMITS } from '@larder/kernel';
import { useMutation } from '@tanstack/react-query';
import { useForm, useWatch } from 'react-hook-form';
import { createBackup, downloadBackup } from '../../../shared/api/backups.ts';
import { fieldsOfForm, FormDialog } from '../../../shared/kit/form-dialog.tsx';
import { useRefresh } from '../../../shared/query/query-client.ts';
import { staffKeys } from '../../../shared/query/staff-keys.ts';
import { TextAreaField } from '../../../shared/ui/fields.tsx';
import { createBackupTexts } from '../../../texts/settings/database.ts';
import { settingsToasts } from '../../../texts/settings/toasts.ts';
import { JobProgress } from './job-progress.tsx';

/** Creates a backup and downloads it. Closing the dialog stops nothing: the list will show the backup. */
export function CreateBackupDialog({ onClose }: { onClose: () => void }) {
  const form = useForm({ defaultValues: { description: '' } });
  const { length } = useWatch({ control: form.control, name: 'description' });
  const create = useMutation({
    mutationFn: createBackup,
    meta: settingsToasts.createBackup,
    onSuccess: ({ filename }) => downloadBackup(filename),
    onSettled: useRefresh(staffKeys.backups, staffKeys.systemInfo),
  });
  return (
    <FormDialog
      form={form}
      size="small"
      title={createBackupTexts.title}
      description={createBackupTexts.body}
      submitLabel={createBackupTexts.create}
      pendingLabel={createBackupTexts.creating}
      mutation={create}
      fallback={settingsToasts.createBackup.failure.fallback}
      closesFreely
      onSubmit={({ description }) => {
        const text = description.trim();
        create.mutate(text === '' ? {} : { description: text }, { onSuccess: onClose });
      }}
      onClose={onClose}
    >
      <TextAreaField
        {...fieldsOfForm(form)('description')}
        label={createBackupTexts.description}
        hint={createBackupTexts.descriptionHint(LIMITS.backupDescription - length)}
        rows={3}
        maxLength={LIMITS.backupDescription}
        readOnly={create.isPending}
      />
      {create.isPending && (
        <JobProgress kind="backup" label={createBackupTexts.progress} waiting={createBackupTexts.waiting} />
      )}
    </FormDialog>
  );
}
