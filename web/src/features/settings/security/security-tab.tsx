import type { OpenSession } from '@larder/contracts';
import { useQuery } from '@tanstack/react-query';
import { MonitorSmartphone } from 'lucide-react';
import { useRef, useState } from 'react';
import { Loaded } from '../../../shared/kit/loaded.tsx';
import { useZones } from '../../../shared/kit/store-zones.ts';
import { isChainAdmin } from '../../../shared/session/chain-admin.ts';
import { formatInstant } from '../../../shared/time/format-time.ts';
import { useNow } from '../../../shared/time/use-time.ts';
import { Badge } from '../../../shared/ui/badge.tsx';
import { Button, passFocusBack } from '../../../shared/ui/button.tsx';
import { ConfirmDialog, confirming } from '../../../shared/ui/overlays/confirm-dialog.tsx';
import { EmptyState } from '../../../shared/ui/states.tsx';
import { endSessionTexts, securityTexts } from '../../../texts/settings/security.ts';
import { settingsToasts } from '../../../texts/settings/toasts.ts';
import { formatAgo, roleNames } from '../../../texts/words.ts';
import { AuditLog } from '../audit/audit-log.tsx';
import { AUDIT_ADDRESS } from '../audit/audit-view.ts';
import { Panel } from '../shell/panel.tsx';
import { useSettingsAddress, type TabProps } from '../shell/use-settings-address.ts';
import { AccountPanel } from './account-panel.tsx';
import { formatDevice } from './device.ts';
import { PasswordRulePanel } from './password-rule-panel.tsx';
import { openSessionsQuery, useEndSession } from './use-change-sessions.ts';

const AUDIT = 'audit';

/** The user's account and the open sessions, or, depending on the address, the audit log. */
export function SecurityTab({ user, shown }: TabProps) {
  const address = useSettingsAddress();
  const returned = useRef(false);
  const leave = (): void => {
    returned.current = true;
    // The store is shared with other pages.
    address.closeView(AUDIT_ADDRESS.names.filter((name) => name !== 'store'));
  };
  const focusOnReturn = (button: HTMLButtonElement | null): void => {
    if (returned.current) button?.focus();
    returned.current = false;
  };
  if (address.view === AUDIT) return <AuditLog ofChain={isChainAdmin(user)} shown={shown} onBack={leave} />;
  return (
    <div className="grid gap-8 lg:grid-cols-[minmax(20rem,26rem)_minmax(0,1fr)]">
      <div className="grid content-start gap-8">
        <AccountPanel user={user} auditRef={focusOnReturn} onAudit={() => address.openView(AUDIT)} />
        {isChainAdmin(user) && <PasswordRulePanel shown={shown} />}
      </div>
      <SessionsPanel shown={shown} />
    </div>
  );
}

/** More are shown on demand. */
const SHOWN_AT_FIRST = 20;
const LOOK_EVERY_MS = 30_000;

/** Every open session, with a button to end it. */
function SessionsPanel({ shown }: { shown: boolean }) {
  const sessions = useQuery({ ...openSessionsQuery, enabled: shown });
  const timeZone = useZones()(null);
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
      <Loaded query={sessions} loading={securityTexts.loading} failed={securityTexts.loadError}>
        {() =>
          list.length === 0 ? (
            <EmptyState icon={MonitorSmartphone} title={securityTexts.empty} />
          ) : (
            <ul className="bordered-list" aria-label={securityTexts.sessions}>
              {rows.map((each) => (
                <SessionRow key={each.id} session={each} now={now} timeZone={timeZone} onEnd={() => setEnding(each)} />
              ))}
            </ul>
          )
        }
      </Loaded>
      {rows.length < list.length && (
        <Button ref={passFocusBack} className="justify-self-start" onClick={() => setAll(true)}>
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
      title={endSessionTexts.revokeTitle}
      body={endSessionTexts.revokeBody(session.username, formatDevice(session.userAgent))}
      confirmLabel={endSessionTexts.revoke}
      busyLabel={endSessionTexts.revoking}
      fallback={settingsToasts.endSession.failure.fallback}
      {...confirming(end, session.id, onClose)}
    />
  );
}

interface SessionRowProps {
  session: OpenSession;
  now: Date;
  timeZone: string;
  onEnd: () => void;
}

function SessionRow({ session, now, timeZone, onEnd }: SessionRowProps) {
  const device = formatDevice(session.userAgent);
  return (
    <li data-session={session.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-2.5">
      <div className="grid min-w-0 flex-[1_1_16rem]">
        <p className="font-semibold wrap-anywhere">
          {session.username} <span className="font-normal text-ink-2">{roleNames[session.role]}</span>
        </p>
        <p className="wrap-anywhere" title={session.userAgent ?? undefined}>
          {device} <span className="text-ink-2">· {session.address ?? securityTexts.noAddress}</span>
        </p>
        <p className="text-sm text-ink-2">
          {securityTexts.lastUsed(formatAgo(new Date(session.lastSeenAt), now))}
          {' · '}
          {securityTexts.openedAt(formatInstant(session.openedAt, timeZone))}
        </p>
      </div>
      {session.isCurrent ? (
        <Badge tone="good">{securityTexts.thisDevice}</Badge>
      ) : (
        <Button aria-label={securityTexts.revokeLabel(session.username, device)} onClick={onEnd}>
          {securityTexts.revoke}
        </Button>
      )}
    </li>
  );
}
