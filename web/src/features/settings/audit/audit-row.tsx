import type { AuditEntry } from '@larder/contracts';
import { ChevronDown } from 'lucide-react';
import { Fragment } from 'react';
import { Facts } from '../../../shared/kit/facts.tsx';
import { formatInstant } from '../../../shared/time/format-time.ts';
import { auditTexts } from '../../../texts/settings/audit.ts';
import { roleNames } from '../../../texts/words.ts';
import { changesOf } from './audit-entries.ts';

const SUMMARY =
  'grid min-h-11 cursor-pointer grid-cols-[12.5rem_minmax(10rem,1.2fr)_minmax(6rem,0.8fr)_minmax(0,2fr)_18px] items-center gap-x-4 gap-y-0.5 px-4 py-1.5 group-open:bg-sunken group-not-open:hover:bg-paper focus-visible:outline-offset-[-2px] not-print:max-md:grid-cols-[minmax(0,1fr)_fit-content(45%)_18px] print:min-h-0 print:grid-cols-[9.5rem_minmax(0,1.2fr)_minmax(0,0.8fr)_minmax(0,2.6fr)] print:items-baseline print:py-0.5 print:text-[9pt]';
const CELL = 'py-1 pr-3 text-left align-top wrap-anywhere';

interface AuditRowProps {
  entry: AuditEntry;
  timeZone: string;
  /** The display name of the entry's store; null in a chain of one store, or without a store. */
  store: string | null;
  onSubject: () => void;
}

/** One entry: what and who in one line, details on demand. */
export function AuditRow({ entry, timeZone, store, onSubject }: AuditRowProps) {
  const what = auditTexts.event(entry.type);
  return (
    <li data-audit={entry.place} className="break-inside-avoid">
      <details className="group">
        <summary className={SUMMARY}>
          <time
            dateTime={entry.at}
            className="text-ink-2 not-print:max-md:col-span-full not-print:max-md:text-[0.875rem]"
          >
            {formatInstant(entry.at, timeZone)}
          </time>
          <span className="wrap-anywhere">
            <span className="font-semibold">{what}</span>
            {store !== null && <span className="block text-[0.875rem] text-ink-2">{store}</span>}
          </span>
          <span className="wrap-anywhere">
            {whoDid(entry)}
            {entry.role !== null && <span className="text-ink-2"> · {roleNames[entry.role]}</span>}
          </span>
          <span className="not-print:truncate print:text-[8pt] print:wrap-anywhere text-[0.875rem] not-print:max-md:col-span-full text-ink-2">
            {entry.subject}
          </span>
          <ChevronDown
            size={18}
            strokeWidth={1.75}
            className="print:hidden text-ink-3 group-open:rotate-180 not-print:max-md:col-start-3 not-print:max-md:row-start-2"
            aria-hidden
          />
        </summary>
        <AuditDetails entry={entry} what={what} onSubject={onSubject} />
      </details>
    </li>
  );
}

/** The actor: a user, a visitor's address, or the system. */
function whoDid({ user, address }: AuditEntry): string {
  return user ?? (address === null ? auditTexts.theSystem : auditTexts.aVisitor);
}

function AuditDetails({ entry, what, onSubject }: { entry: AuditEntry; what: string; onSubject: () => void }) {
  const changes = changesOf(entry.before, entry.after);
  const { columns } = auditTexts;
  return (
    <div className="grid gap-3 pt-3 px-4 pb-4">
      <Facts
        className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-0.5 text-[0.875rem]"
        rowClass="contents"
        valueClass="wrap-anywhere"
        items={[
          [
            auditTexts.subjectIs,
            <Fragment key="subject">
              {entry.subject}{' '}
              <button type="button" className="text-button" onClick={onSubject}>
                {auditTexts.onlySubject}
              </button>
            </Fragment>,
          ],
          [auditTexts.from, `${entry.address ?? auditTexts.none} · ${entry.service}`],
          [auditTexts.request, entry.requestId ?? auditTexts.none],
        ]}
      />
      {changes.length === 0 ? (
        <p className="text-ink-2">{auditTexts.nothingChanged}</p>
      ) : (
        <table
          className="w-full max-w-240 table-fixed border-collapse text-[0.875rem]"
          aria-label={auditTexts.details(what)}
        >
          <thead>
            <tr>
              {[columns.field, columns.before, columns.after].map((heading) => (
                <th key={heading} scope="col" className={`${CELL} font-semibold text-ink-2`}>
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {changes.map(({ name, field, before, after }) => (
              <tr key={name} className="border-t border-hairline">
                <th scope="row" className={CELL} lang="en">
                  {field}
                </th>
                <td className={CELL}>{before}</td>
                <td className={CELL}>{after}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}
