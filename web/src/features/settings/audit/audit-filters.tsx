import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../shared/ui/button.tsx';
import { DateFilter } from '../../../shared/ui/date-filter/date-filter.tsx';
import { auditTexts } from '../../../texts/settings/audit.ts';
import { auditedStoresQuery } from './audit-api.ts';
import { FIRST_VIEW, isFiltered, type AuditView } from './audit-view.ts';

interface AuditFiltersProps {
  view: AuditView;
  today: string;
  onChange: (view: AuditView) => void;
}

const KINDS = Object.entries(auditTexts.kinds);

export function AuditFilters({ view, today, onChange }: AuditFiltersProps) {
  const stores = useQuery(auditedStoresQuery).data ?? [];
  const known = KINDS.some(([kind]) => kind === view.kind) || view.kind === '';
  return (
    <search className="toolbar" aria-label={auditTexts.filters}>
      <Labelled label={auditTexts.user}>
        <input
          type="search"
          className="field"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          placeholder={auditTexts.userPlaceholder}
          value={view.user}
          onChange={(event) => onChange({ ...view, user: event.target.value })}
        />
      </Labelled>
      <Labelled label={auditTexts.kind}>
        <select
          className="field"
          value={view.kind}
          onChange={(event) => onChange({ ...view, kind: event.target.value })}
        >
          <option value="">{auditTexts.allKinds}</option>
          {!known && <option value={view.kind}>{view.kind}</option>}
          {KINDS.map(([kind, words]) => (
            <option key={kind} value={kind}>
              {words}
            </option>
          ))}
        </select>
      </Labelled>
      <Labelled label={auditTexts.subject}>
        <input
          type="search"
          className="field"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          placeholder={auditTexts.subjectPlaceholder}
          value={view.subject}
          onChange={(event) => onChange({ ...view, subject: event.target.value })}
        />
      </Labelled>
      <Labelled label={auditTexts.store}>
        <select
          className="field"
          value={view.store}
          onChange={(event) => onChange({ ...view, store: event.target.value })}
        >
          <option value="">{auditTexts.allStores}</option>
          {stores.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </Labelled>
      <DateFilter value={view.date} today={today} onChange={(date) => onChange({ ...view, date })} />
      {isFiltered(view) && (
        <Button icon={X} onClick={() => onChange(FIRST_VIEW)}>
          {auditTexts.clear}
        </Button>
      )}
    </search>
  );
}

function Labelled({ label, children }: { label: string; children: ReactNode }) {
  return (
    // oxlint-disable-next-line jsx-a11y/label-has-associated-control -- the control is the child
    <label className="toolbar-field flex-[1_1_11rem] min-w-0 max-w-[20rem] max-md:[flex-basis:100%] max-md:max-w-none">
      <span className="text-sm font-semibold">{label}</span>
      {children}
    </label>
  );
}
