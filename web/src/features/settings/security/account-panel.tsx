import './security.css';
import type { StaffUser } from '@larder/contracts';
import { ROLE_LABELS } from '@larder/kernel';
import { CircleCheck, KeyRound, LogOut, ScrollText } from 'lucide-react';
import { useState, type Ref } from 'react';
import { useSession } from '../../../shared/session/use-session.ts';
import { Badge } from '../../../shared/ui/badge.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { securityTexts } from '../../../texts/settings/security.ts';
import { Panel } from '../shell/panel.tsx';
import { InvalidateDialog } from './invalidate-dialog.tsx';
import { PasswordDialog } from './password-dialog.tsx';

interface AccountPanelProps {
  user: StaffUser;
  auditRef: Ref<HTMLButtonElement>;
  onAudit: () => void;
}

/** Who is signed in here, as plain facts, and what they can do about it. */
export function AccountPanel({ user, auditRef, onAudit }: AccountPanelProps) {
  const { confirmed } = useSession();
  const [over, setOver] = useState<'password' | 'invalidate' | null>(null);
  const close = (): void => setOver(null);
  return (
    <Panel title={securityTexts.account}>
      <dl className="facts">
        <dt>{securityTexts.username}</dt>
        <dd>{user.username}</dd>
        <dt>{securityTexts.role}</dt>
        <dd>
          <Badge tone={user.role === 'admin' ? 'danger' : 'info'}>{ROLE_LABELS[user.role]}</Badge>
        </dd>
        <dt>{securityTexts.session}</dt>
        <dd>
          {confirmed ? (
            <Badge tone="good" icon={CircleCheck}>
              {securityTexts.sessionValid}
            </Badge>
          ) : (
            <Badge>{securityTexts.sessionUnchecked}</Badge>
          )}
        </dd>
      </dl>
      <div className="flex flex-wrap gap-3 max-sm:flex-col">
        <Button onClick={() => setOver('password')}>
          <KeyRound size={18} strokeWidth={1.75} aria-hidden />
          {securityTexts.changePassword}
        </Button>
        <Button ref={auditRef} onClick={onAudit}>
          <ScrollText size={18} strokeWidth={1.75} aria-hidden />
          {securityTexts.viewAudit}
        </Button>
        <Button tone="danger" onClick={() => setOver('invalidate')}>
          <LogOut size={18} strokeWidth={1.75} aria-hidden />
          {securityTexts.invalidate}
        </Button>
      </div>
      {over === 'password' && <PasswordDialog username={user.username} onClose={close} />}
      {over === 'invalidate' && <InvalidateDialog onClose={close} />}
    </Panel>
  );
}
