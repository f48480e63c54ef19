import type { AuditVerification } from '@larder/contracts';
import { ShieldAlert, ShieldCheck } from 'lucide-react';
import { auditTexts } from '../../../texts/settings/audit.ts';

/** Whether the chain holds, and where it does not. */
export function VerifyResult({ result }: { result: AuditVerification }) {
  const entries = result.entries.toLocaleString('en');
  const Icon = result.intact ? ShieldCheck : ShieldAlert;
  return (
    <output className="verify-result" data-intact={result.intact}>
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
