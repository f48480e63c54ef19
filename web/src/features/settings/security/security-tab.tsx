import { useRef } from 'react';
import { AuditLog } from '../audit/audit-log.tsx';
import { AUDIT_ADDRESS } from '../audit/audit-view.ts';
import { useSettingsAddress, type TabProps } from '../shell/use-settings-address.ts';
import { AccountPanel } from './account-panel.tsx';
import { SessionsPanel } from './sessions-panel.tsx';

const AUDIT = 'audit';

/** One's own account and the open sessions; the audit log in their place when the address says so. */
export function SecurityTab({ user, shown }: TabProps) {
  const address = useSettingsAddress();
  const returned = useRef(false);
  const leave = (): void => {
    returned.current = true;
    address.closeView(AUDIT_ADDRESS.names);
  };
  const focusOnReturn = (button: HTMLButtonElement | null): void => {
    if (returned.current) button?.focus();
    returned.current = false;
  };
  if (address.view === AUDIT) return <AuditLog shown={shown} onBack={leave} />;
  return (
    <div className="grid gap-8 lg:grid-cols-[minmax(20rem,26rem)_minmax(0,1fr)]">
      <AccountPanel user={user} auditRef={focusOnReturn} onAudit={() => address.openView(AUDIT)} />
      <SessionsPanel shown={shown} />
    </div>
  );
}
