import type { Backup } from '@larder/contracts';
import { CircleCheck, CircleX, Clock, Download, RotateCcw } from 'lucide-react';
import { backupAddress } from '../../../shared/api/backups.ts';
import { byteWords } from '../../../shared/text/byte-words.ts';
import { instantWords } from '../../../shared/time/time-words.ts';
import { Badge } from '../../../shared/ui/badge.tsx';
import { ReasonedButton } from '../../../shared/ui/overlays/reasoned-button.tsx';
import { databaseTexts } from '../../../texts/settings/database.ts';

interface BackupRowProps {
  backup: Backup;
  timeZone: string;
}

export function BackupRow({ backup, timeZone }: BackupRowProps) {
  const { filename, size, created, kind, description, createdBy, records, rehearsal } = backup;
  return (
    <tr data-backup={filename}>
      <th scope="row">
        <span className="font-semibold">{filename}</span>
        {description !== null && <span className="block">{description}</span>}
      </th>
      <td>
        {byteWords(size)}
        <span className="block text-sm text-ink-2">{databaseTexts.records(records.toLocaleString('en'))}</span>
      </td>
      <td>
        {instantWords(created, timeZone)}
        {createdBy !== null && <span className="block text-sm text-ink-2">{databaseTexts.madeBy(createdBy)}</span>}
      </td>
      <td>{databaseTexts.kinds[kind]}</td>
      <td>
        <Rehearsal rehearsal={rehearsal} />
      </td>
      <td>
        <span className="flex">
          <a
            className="icon-button"
            href={backupAddress(filename)}
            download={filename}
            aria-label={databaseTexts.download(filename)}
          >
            <Download size={20} strokeWidth={1.75} aria-hidden />
          </a>
          {/* As specified it only says where restoring is done. */}
          <ReasonedButton icon disabledReason={databaseTexts.restoreRow} aria-label={databaseTexts.restoreRow}>
            <RotateCcw size={20} strokeWidth={1.75} aria-hidden />
          </ReasonedButton>
        </span>
      </td>
    </tr>
  );
}

/** Whether the backup could be put back when that was tried. */
function Rehearsal({ rehearsal }: { rehearsal: Backup['rehearsal'] }) {
  if (rehearsal === null) return <Badge icon={Clock}>{databaseTexts.notRehearsed}</Badge>;
  const { passed, message } = rehearsal;
  return (
    <>
      <Badge tone={passed ? 'good' : 'danger'} icon={passed ? CircleCheck : CircleX}>
        {passed ? databaseTexts.rehearsed : databaseTexts.rehearsalFailed}
      </Badge>
      <span className="block text-sm text-ink-2">{message}</span>
    </>
  );
}
