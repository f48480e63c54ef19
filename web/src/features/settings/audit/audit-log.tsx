import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { ArrowLeft, ScrollText } from 'lucide-react';
import { useEffect, useMemo, useRef } from 'react';
import { sentenceOf } from '../../../shared/api/api-error.ts';
import { storeQuery } from '../../../shared/api/stores.ts';
import { Loaded } from '../../../shared/kit/loaded.tsx';
import { useAddressState } from '../../../shared/routing/use-address-state.ts';
import { useSettled } from '../../../shared/time/use-time.ts';
import { Alert } from '../../../shared/ui/alert.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { EmptyState } from '../../../shared/ui/states.tsx';
import { useDayIn } from '../../../shared/use-store-day.ts';
import { auditTexts } from '../../../texts/settings/audit.ts';
import { Panel } from '../shell/panel.tsx';
import { AuditActions } from './audit-actions.tsx';
import { auditQuery } from './audit-api.ts';
import { AuditFilters } from './audit-filters.tsx';
import { AuditRow } from './audit-row.tsx';
import { AUDIT_ADDRESS, FIRST_VIEW, auditFilter, isFiltered } from './audit-view.ts';
import styles from './audit.module.css';

const REST_MS = 300;

interface AuditLogProps {
  shown: boolean;
  onBack: () => void;
}

/** What happened, the newest first, narrowed by filters that stand in the address. */
export function AuditLog({ shown, onBack }: AuditLogProps) {
  const back = useRef<HTMLButtonElement>(null);
  // What opened this is gone.
  useEffect(() => back.current?.focus(), []);
  const timeZone = useQuery(storeQuery).data?.timeZone ?? 'UTC';
  const today = useDayIn(timeZone);
  const [view, setView] = useAddressState(AUDIT_ADDRESS);
  // Noon of the day: the filter of a day is the same all day long.
  const asked = useSettled(auditFilter(view, new Date(`${today}T12:00:00Z`), timeZone).toString(), REST_MS);
  const filter = useMemo(() => new URLSearchParams(asked), [asked]);
  const log = useInfiniteQuery({ ...auditQuery(filter), enabled: shown });
  const entries = log.data?.pages.flatMap((page) => page.entries) ?? [];
  return (
    <div className="grid gap-4">
      <Button ref={back} className="justify-self-start" onClick={onBack}>
        <ArrowLeft size={18} strokeWidth={1.75} aria-hidden />
        {auditTexts.back}
      </Button>
      <Panel title={auditTexts.title} hint={auditTexts.hint}>
        <AuditFilters view={view} today={today} onChange={setView} />
        <AuditActions filter={filter} today={today} />
        <Loaded query={log} loading={auditTexts.loading} failed={auditTexts.loadError}>
          {() =>
            entries.length === 0 ? (
              <EmptyState
                icon={<ScrollText size={32} strokeWidth={1.5} aria-hidden />}
                title={auditTexts.empty}
                hint={isFiltered(view) ? auditTexts.emptyHint : undefined}
              >
                {isFiltered(view) && <Button onClick={() => setView(FIRST_VIEW)}>{auditTexts.clear}</Button>}
              </EmptyState>
            ) : (
              <ul className={styles.auditList} aria-label={auditTexts.list} aria-busy={log.isPlaceholderData}>
                {entries.map((entry) => (
                  <AuditRow
                    key={entry.place}
                    entry={entry}
                    timeZone={timeZone}
                    onSubject={() => setView({ ...FIRST_VIEW, subject: entry.subject })}
                  />
                ))}
              </ul>
            )
          }
        </Loaded>
        {log.isFetchNextPageError && <Alert>{sentenceOf(log.error, auditTexts.loadError)}</Alert>}
        {log.hasNextPage && (
          <Button
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
