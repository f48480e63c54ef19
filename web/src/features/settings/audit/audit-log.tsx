import type { AuditVerification } from '@larder/contracts';
import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import { ArrowLeft, Download, ScrollText, ShieldAlert, ShieldCheck, X } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { sentenceOf } from '../../../shared/api/api-error.ts';
import { saveCsv } from '../../../shared/api/file-answer.ts';
import { Loaded } from '../../../shared/kit/loaded.tsx';
import { staffStoresQuery } from '../../../shared/kit/store-scope.tsx';
import { useZones } from '../../../shared/kit/store-zones.ts';
import { useAddressState } from '../../../shared/routing/use-address-state.ts';
import { useSettled } from '../../../shared/time/use-time.ts';
import { toasts } from '../../../shared/toast/toast-store.ts';
import { Alert } from '../../../shared/ui/alert.tsx';
import { storeNameIn } from '../../../shared/ui/both-names.tsx';
import { Button, passFocusBack } from '../../../shared/ui/button.tsx';
import { DateFilter } from '../../../shared/ui/date-filter/date-filter.tsx';
import { SearchField, ToolbarSelect } from '../../../shared/ui/lists/list-controls.tsx';
import { EmptyState } from '../../../shared/ui/states.tsx';
import { useDayIn } from '../../../shared/use-store-day.ts';
import { auditTexts } from '../../../texts/settings/audit.ts';
import { settingsToasts } from '../../../texts/settings/toasts.ts';
import { Panel } from '../shell/panel.tsx';
import { auditQuery, verifyAudit, type VerifyProgress } from './audit-api.ts';
import { auditCsv, collectEntries } from './audit-entries.ts';
import { AuditRow } from './audit-row.tsx';
import { AUDIT_ADDRESS, auditFilter, type AuditView, isFiltered, withoutFilters } from './audit-view.ts';

const REST_MS = 300;

interface AuditLogProps {
  /** Administrators of a store read only its entries, and cannot verify the chain. */
  ofChain: boolean;
  shown: boolean;
  onBack: () => void;
}

/** The audit log, the newest entry first, with filters in the address. */
export function AuditLog({ ofChain, shown, onBack }: AuditLogProps) {
  const back = useRef<HTMLButtonElement>(null);
  // The element that opened the log was removed, so the focus moves to the back button.
  useEffect(() => back.current?.focus(), []);
  const [view, setView] = useAddressState(AUDIT_ADDRESS);
  const timeZone = useZones()(view.store);
  const today = useDayIn(timeZone);
  const stores = useQuery(staffStoresQuery).data ?? [];
  const showsStore = stores.length > 1;
  // Noon, so that the filter of a day is the same all day long.
  const asked = useSettled(auditFilter(view, new Date(`${today}T12:00:00Z`), timeZone).toString(), REST_MS);
  const filter = useMemo(() => new URLSearchParams(asked), [asked]);
  const log = useInfiniteQuery({ ...auditQuery(filter), enabled: shown });
  const entries = log.data?.pages.flatMap((page) => page.entries) ?? [];
  return (
    <div className="grid gap-4">
      <Button icon={ArrowLeft} ref={back} className="justify-self-start" onClick={onBack}>
        {auditTexts.back}
      </Button>
      <Panel title={auditTexts.title} hint={auditTexts.hint}>
        <AuditFilters view={view} today={today} onChange={setView} />
        <AuditActions filter={filter} today={today} ofChain={ofChain} showsStore={showsStore} />
        <Loaded query={log} loading={auditTexts.loading} failed={auditTexts.loadError}>
          {() =>
            entries.length === 0 ? (
              <EmptyState
                icon={ScrollText}
                title={auditTexts.empty}
                hint={isFiltered(view) ? auditTexts.emptyHint : undefined}
              >
                {isFiltered(view) && <Button onClick={() => setView(withoutFilters)}>{auditTexts.clear}</Button>}
              </EmptyState>
            ) : (
              <ul className="bordered-list" aria-label={auditTexts.list} aria-busy={log.isPlaceholderData}>
                {entries.map((entry) => (
                  <AuditRow
                    key={entry.place}
                    entry={entry}
                    timeZone={timeZone}
                    store={showsStore && entry.store ? storeNameIn(stores, entry.store) : null}
                    onSubject={() => setView({ ...withoutFilters(view), subject: entry.subject })}
                  />
                ))}
              </ul>
            )
          }
        </Loaded>
        {log.isFetchNextPageError && <Alert>{sentenceOf(log.error, auditTexts.loadError)}</Alert>}
        {log.hasNextPage && (
          <Button
            ref={passFocusBack}
            className="justify-self-start"
            aria-disabled={log.isFetchingNextPage}
            onClick={() => !log.isFetchingNextPage && void log.fetchNextPage()}
          >
            {log.isFetchingNextPage ? auditTexts.loadingMore : auditTexts.more}
          </Button>
        )}
      </Panel>
    </div>
  );
}

interface AuditActionsProps {
  filter: URLSearchParams;
  today: string;
  ofChain: boolean;
  /** Whether there are several stores. */
  showsStore: boolean;
}

/** Buttons to verify the hash chain, and to export the entries. */
function AuditActions({ filter, today, ofChain, showsStore }: AuditActionsProps) {
  const [progress, setProgress] = useState<VerifyProgress | null>(null);
  const verify = useMutation({ mutationFn: async () => verifyAudit(setProgress), onMutate: () => setProgress(null) });
  const [count, setCount] = useState(0);
  const save = useMutation({
    meta: settingsToasts.exportAudit,
    mutationFn: async () => {
      const { entries, isWhole } = await collectEntries(filter, setCount);
      await saveCsv('audit', entries.length, `audit_log_${today}.csv`, auditCsv(entries, showsStore));
      const cut = auditTexts.exportCut(entries.length.toLocaleString('en'));
      if (!isWhole) toasts.show({ title: cut, description: auditTexts.exportOlder });
    },
  });
  return (
    <>
      <div className="flex flex-wrap gap-3">
        {ofChain && (
          <Button icon={ShieldCheck} aria-busy={verify.isPending} onClick={() => !verify.isPending && verify.mutate()}>
            {verify.isPending ? verifying(progress) : auditTexts.verify}
          </Button>
        )}
        <Button
          icon={Download}
          aria-busy={save.isPending}
          onClick={() => {
            if (save.isPending) return;
            setCount(0);
            save.mutate();
          }}
        >
          {save.isPending ? auditTexts.exporting(count.toLocaleString('en')) : auditTexts.exportCsv}
        </Button>
      </div>
      <Alert error={verify.error} fallback={auditTexts.verifyError} />
      {verify.data !== undefined && <VerifyResult result={verify.data} />}
      <Alert error={save.error} fallback={settingsToasts.exportAudit.failure.fallback} />
    </>
  );
}

const verifying = (progress: VerifyProgress | null): string =>
  progress === null
    ? auditTexts.verifying
    : auditTexts.verified(progress.read.toLocaleString('en'), progress.last.toLocaleString('en'));

/** The result of the verification, with the places where the chain is broken. */
function VerifyResult({ result }: { result: AuditVerification }) {
  const entries = result.entries.toLocaleString('en');
  const Icon = result.intact ? ShieldCheck : ShieldAlert;
  return (
    <output
      className={`grid gap-2 border-l-4 px-4 py-3 ${
        result.intact ? 'border-l-good bg-good-tint text-good-ink' : 'border-l-price bg-price-tint text-danger-ink'
      }`}
    >
      <p className="flex items-start gap-2 font-semibold">
        <Icon size={20} strokeWidth={1.75} className="mt-0.5 flex-none" aria-hidden />
        {result.intact ? auditTexts.intact(entries) : auditTexts.broken(entries)}
      </p>
      {result.faults.length > 0 && (
        <ul className="grid gap-1">
          {result.faults.map((fault) => (
            <li key={`${fault.place} ${fault.problem}`} className="wrap-anywhere">
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

interface AuditFiltersProps {
  view: AuditView;
  today: string;
  onChange: (view: AuditView) => void;
}

const KINDS = Object.entries(auditTexts.kinds).map(([value, label]) => ({ value, label }));
const FRAME = 'flex-[1_1_11rem] min-w-0 max-w-[20rem] max-md:[flex-basis:100%] max-md:max-w-none';

function AuditFilters({ view, today, onChange }: AuditFiltersProps) {
  const known = KINDS.some(({ value }) => value === view.kind) || view.kind === '';
  return (
    <search className="toolbar" aria-label={auditTexts.filters}>
      <SearchField
        label={auditTexts.user}
        placeholder={auditTexts.userPlaceholder}
        query={view.user}
        frameClass={FRAME}
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
      <SearchField
        label={auditTexts.subject}
        placeholder={auditTexts.subjectPlaceholder}
        query={view.subject}
        frameClass={FRAME}
        onChange={(subject) => onChange({ ...view, subject })}
      />
      <DateFilter value={view.date} today={today} onChange={(date) => onChange({ ...view, date })} />
      {isFiltered(view) && (
        <Button icon={X} onClick={() => onChange(withoutFilters(view))}>
          {auditTexts.clear}
        </Button>
      )}
    </search>
  );
}
