import type { OpenSession } from '@larder/contracts';
import { useQuery } from '@tanstack/react-query';
import { MonitorSmartphone } from 'lucide-react';
import { useState } from 'react';
import { sentenceOf } from '../../../shared/api/api-error.ts';
import { storeQuery } from '../../../shared/api/stores.ts';
import { useNow } from '../../../shared/time/use-now.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { ConfirmDialog } from '../../../shared/ui/overlays/confirm-dialog.tsx';
import { endSessionTexts, securityTexts } from '../../../texts/settings/security.ts';
import { settingsToasts } from '../../../texts/settings/toasts.ts';
import { deviceWords } from './device-words.ts';
import { Panel } from '../shell/panel.tsx';
import { openSessionsQuery } from './account-api.ts';
import { SessionRow } from './session-row.tsx';
import { useEndSession } from './use-change-sessions.ts';

/** More are shown on demand: nobody looks for one among hundreds. */
const SHOWN_AT_FIRST = 20;
const LOOK_EVERY_MS = 30_000;

/** Every sign-in that is still good, each with the way to end it. */
export function SessionsPanel({ shown }: { shown: boolean }) {
  const sessions = useQuery({ ...openSessionsQuery, enabled: shown });
  const timeZone = useQuery(storeQuery).data?.timeZone ?? 'UTC';
  const now = useNow(LOOK_EVERY_MS);
  const [all, setAll] = useState(false);
  const [ending, setEnding] = useState<OpenSession | null>(null);
  const list = sessions.data ?? [];
  const rows = all ? list : list.slice(0, SHOWN_AT_FIRST);
  return (
    <Panel
      title={securityTexts.sessions}
      hint={securityTexts.sessionsHint}
      aside={
        sessions.data !== undefined && (
          <output className="text-sm text-ink-2">{securityTexts.sessionCount(list.length)}</output>
        )
      }
    >
      {sessions.isError && sessions.data === undefined && (
        <ErrorState onRetry={() => void sessions.refetch()}>
          {sentenceOf(sessions.error, securityTexts.loadError)}
        </ErrorState>
      )}
      {sessions.isPending && <output className="late block py-8 text-ink-2">{securityTexts.loading}</output>}
      {sessions.data?.length === 0 && (
        <EmptyState icon={<MonitorSmartphone size={32} strokeWidth={1.5} aria-hidden />} title={securityTexts.empty} />
      )}
      {rows.length > 0 && (
        <ul className="session-list" aria-label={securityTexts.sessions}>
          {rows.map((each) => (
            <SessionRow key={each.id} session={each} now={now} timeZone={timeZone} onEnd={() => setEnding(each)} />
          ))}
        </ul>
      )}
      {rows.length < list.length && (
        <Button className="justify-self-start" onClick={() => setAll(true)}>
          {securityTexts.showAll(list.length)}
        </Button>
      )}
      {ending !== null && <EndSession session={ending} onClose={() => setEnding(null)} />}
    </Panel>
  );
}

function EndSession({ session, onClose }: { session: OpenSession; onClose: () => void }) {
  const end = useEndSession();
  return (
    <ConfirmDialog
      open
      title={endSessionTexts.revokeTitle}
      body={endSessionTexts.revokeBody(session.username, deviceWords(session.userAgent))}
      confirmLabel={endSessionTexts.revoke}
      busyLabel={endSessionTexts.revoking}
      busy={end.isPending}
      error={end.isError ? sentenceOf(end.error, settingsToasts.endSession.failure.fallback) : null}
      onConfirm={() => end.mutate(session.id, { onSuccess: onClose })}
      onCancel={onClose}
    />
  );
}
