import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { restoreBackup } from '../../../shared/api/backups.ts';
import { toasts } from '../../../shared/toast/toast-store.ts';
import { settingsToasts } from '../../../texts/settings/toasts.ts';

const { success, done, failure } = settingsToasts.restoreBackup;

/** A restore: how much of the file has been sent, and what came of it. */
export function useRestore() {
  const client = useQueryClient();
  const [sent, setSent] = useState(0);
  const restore = useMutation({
    meta: { failure },
    mutationFn: (file: File) => {
      setSent(0);
      return restoreBackup(file, setSent);
    },
    onSuccess: ({ details }) => {
      toasts.show({ title: success, description: done(details.totalRecords, details.restoredTables.length) });
      // Not waited for: the page is about to load again.
      void client.invalidateQueries();
    },
  });
  const { isPending } = restore;
  // A page that is left stops sending the file.
  useEffect(() => {
    if (!isPending) return;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isPending]);
  return { ...restore, sent };
}

export type Restore = ReturnType<typeof useRestore>;
