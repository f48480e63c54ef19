import { LIMITS } from '@larder/kernel';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState, type FormEvent } from 'react';
import { sentenceOf } from '../../../shared/api/api-error.ts';
import { createBackup, downloadBackup } from '../../../shared/api/backups.ts';
import { systemKeys } from '../../../shared/query/system-keys.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { TextAreaField } from '../../../shared/ui/fields/text-area-field.tsx';
import { Dialog } from '../../../shared/ui/overlays/dialog.tsx';
import { createBackupTexts } from '../../../texts/settings/database.ts';
import { settingsTexts } from '../../../texts/settings/page.ts';
import { settingsToasts } from '../../../texts/settings/toasts.ts';
import { JobProgress } from './job-progress.tsx';

/** Makes a backup and has it downloaded. Closing the dialog meanwhile stops nothing: the list will have it. */
export function CreateBackupDialog({ onClose }: { onClose: () => void }) {
  const client = useQueryClient();
  const [description, setDescription] = useState('');
  const formId = useId();
  const create = useMutation({
    mutationFn: createBackup,
    meta: settingsToasts.createBackup,
    onSuccess: ({ filename }) => downloadBackup(filename),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: systemKeys.backups }),
        client.invalidateQueries({ queryKey: systemKeys.systemInfo }),
      ]),
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (create.isPending) return;
    const words = description.trim();
    create.mutate(words === '' ? {} : { description: words }, { onSuccess: onClose });
  };
  return (
    <Dialog
      open
      size="small"
      title={createBackupTexts.title}
      description={createBackupTexts.body}
      onCloseRequest={onClose}
      footer={
        <>
          <Button onClick={onClose}>{settingsTexts.cancel}</Button>
          <Button type="submit" form={formId} tone="primary" aria-disabled={create.isPending}>
            {create.isPending ? createBackupTexts.creating : createBackupTexts.create}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="grid gap-5">
        <TextAreaField
          label={createBackupTexts.description}
          hint={createBackupTexts.descriptionHint(LIMITS.backupDescription - description.length)}
          rows={3}
          maxLength={LIMITS.backupDescription}
          readOnly={create.isPending}
          value={description}
          onChange={(event) => setDescription(event.target.value)}
        />
        {create.isPending && (
          <JobProgress kind="backup" label={createBackupTexts.progress} waiting={createBackupTexts.waiting} />
        )}
        {create.isError && (
          <p role="alert" className="font-semibold text-price [overflow-wrap:anywhere]">
            {sentenceOf(create.error, settingsToasts.createBackup.failure.fallback)}
          </p>
        )}
      </form>
    </Dialog>
  );
}
