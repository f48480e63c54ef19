import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { Button } from '../../../shared/ui/button.tsx';
import { DateFilter } from '../../../shared/ui/date-filter/date-filter.tsx';
import { ToolbarSelect } from '../../../shared/ui/lists/list-controls.tsx';
import { auditTexts } from '../../../texts/settings/audit.ts';
import { auditedStoresQuery } from './audit-api.ts';
import { FIRST_VIEW, isFiltered, type AuditView } from './audit-view.ts';

interface AuditFiltersProps {
  view: AuditView;
  today: string;
  onChange: (view: AuditView) => void;
}

const KINDS = Object.entries(auditTexts.kinds).map(([value, label]) => ({ value, label }));
const FRAME = 'flex-[1_1_11rem] min-w-0 max-w-[20rem] max-md:[flex-basis:100%] max-md:max-w-none';

export function AuditFilters({ view, today, onChange }: AuditFiltersProps) {
  const stores = useQuery(auditedStoresQuery).data ?? [];
  const known = KINDS.some(({ value }) => value === view.kind) || view.kind === '';
  return (
    <search className="toolbar" aria-label={auditTexts.filters}>
      <SearchInput
        label={auditTexts.user}
        placeholder={auditTexts.userPlaceholder}
        value={view.user}
        onChange={(user) => onChange({ ...view, user })}
      />
      <ToolbarSelect
        label={auditTexts.kind}
        options={[
          { value: '', label: auditTexts.allKinds },
          ...(known ? [] : [{ value: view.kind, label: view.kind }]),
          ...KINDS,
        ]}
        value={view.kind}
        frameClass={FRAME}
        onChange={(kind) => onChange({ ...view, kind })}
      />
      <SearchInput
        label={auditTexts.subject}
        placeholder={auditTexts.subjectPlaceholder}
        value={view.subject}
        onChange={(subject) => onChange({ ...view, subject })}
      />
      <ToolbarSelect
        label={auditTexts.store}
        options={[
          { value: '', label: auditTexts.allStores },
          ...stores.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        value={view.store}
        frameClass={FRAME}
        onChange={(store) => onChange({ ...view, store })}
      />
      <DateFilter value={view.date} today={today} onChange={(date) => onChange({ ...view, date })} />
      {isFiltered(view) && (
        <Button icon={X} onClick={() => onChange(FIRST_VIEW)}>
          {auditTexts.clear}
        </Button>
      )}
    </search>
  );
}

interface SearchInputProps {
  label: string;
  placeholder: string;
  value: string;
  onChange: (value: string) => void;
}

function SearchInput({ label, placeholder, value, onChange }: SearchInputProps) {
  return (
    <label className={`toolbar-field ${FRAME}`}>
      <span className="text-sm font-semibold">{label}</span>
      <input
        type="search"
        className="field"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        placeholder={placeholder}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </label>
  );
}
