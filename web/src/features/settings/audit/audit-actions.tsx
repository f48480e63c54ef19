import type { AuditVerification } from '@larder/contracts';
import { useMutation } from '@tanstack/react-query';
import { Download, ShieldCheck, ShieldAlert } from 'lucide-react';
import { useState } from 'react';
import { saveFile } from '../../../shared/api/file-answer.ts';
import { Alert } from '../../../shared/ui/alert.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { auditTexts } from '../../../texts/settings/audit.ts';
import { settingsToasts } from '../../../texts/settings/toasts.ts';
import { verifyAudit } from './audit-api.ts';
import { auditCsv, collectEntries } from './audit-csv.ts';
import styles from './audit.module.css';

interface AuditActionsProps {
  filter: URLSearchParams;
  today: string;
}

/** Whether the chain holds, and the entries as a file. */
export function AuditActions({ filter, today }: AuditActionsProps) {
  const verify = useMutation({ mutationFn: verifyAudit });
  const [count, setCount] = useState(0);
  const save = useMutation({
    meta: settingsToasts.exportAudit,
    mutationFn: () => collectEntries(filter, setCount),
    onSuccess: (entries) =>
      saveFile({
        name: `audit_log_${today}.csv`,
        content: new Blob([auditCsv(entries)], { type: 'text/csv;charset=utf-8' }),
      }),
  });
  return (
    <>
      <div className="flex flex-wrap gap-3">
        <Button aria-busy={verify.isPending} onClick={() => !verify.isPending && verify.mutate()}>
          <ShieldCheck size={18} strokeWidth={1.75} aria-hidden />
          {verify.isPending ? auditTexts.verifying : auditTexts.verify}
        </Button>
        <Button
          aria-busy={save.isPending}
          onClick={() => {
            if (save.isPending) return;
            setCount(0);
            save.mutate();
          }}
        >
          <Download size={18} strokeWidth={1.75} aria-hidden />
          {save.isPending ? auditTexts.exporting(count.toLocaleString('en')) : auditTexts.exportCsv}
        </Button>
      </div>
      <Alert error={verify.error} fallback={auditTexts.verifyError} />
      {verify.data !== undefined && <VerifyResult result={verify.data} />}
      <Alert error={save.error} fallback={settingsToasts.exportAudit.failure.fallback} />
    </>
  );
}

/** Whether the chain holds, and where it does not. */
function VerifyResult({ result }: { result: AuditVerification }) {
  const entries = result.entries.toLocaleString('en');
  const Icon = result.intact ? ShieldCheck : ShieldAlert;
  return (
    <output className={styles.verifyResult} data-intact={result.intact}>
      <p className="flex items-start gap-2 font-semibold">
        <Icon size={20} strokeWidth={1.75} className="mt-0.5 flex-none" aria-hidden />
        {result.intact ? auditTexts.intact(entries) : auditTexts.broken(entries)}
      </p>
      {result.faults.length > 0 && (
        <ul className="grid gap-1">
          {result.faults.map((fault) => (
            <li key={`${fault.place} ${fault.problem}`} className="[overflow-wrap:anywhere]">
              <strong>
                {auditTexts.fault(fault.place.toLocaleString('en'))}: {auditTexts.problems[fault.problem]}.
              </strong>{' '}
              {fault.message}
            </li>
          ))}
        </ul>
      )}
    </output>
  );
}
