import type { StaffUser } from '@larder/contracts';
import { CircleCheck, KeyRound, LogOut, ScrollText } from 'lucide-react';
import { type Ref, useRef, useState } from 'react';
import { PasswordDialog } from '../../../shared/kit/password-dialog.tsx';
import { PasswordAgeNotice } from '../../../shared/kit/password-reminder.tsx';
import { isChainAdmin } from '../../../shared/session/chain-admin.ts';
import { useSession } from '../../../shared/session/session-store.ts';
import { Badge } from '../../../shared/ui/badge.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { ConfirmDialog } from '../../../shared/ui/overlays/confirm-dialog.tsx';
import { PasswordField } from '../../../shared/ui/password/password-field.tsx';
import { endSessionTexts, securityTexts } from '../../../texts/settings/security.ts';
import { settingsToasts } from '../../../texts/settings/toasts.ts';
import { roleNames } from '../../../texts/words.ts';
import { Panel, PanelFacts } from '../shell/panel.tsx';
import { useInvalidateSessions } from './use-change-sessions.ts';

interface AccountPanelProps {
  user: StaffUser;
  auditRef: Ref<HTMLButtonElement>;
  onAudit: () => void;
}

/** The signed-in user's account, with its actions. */
export function AccountPanel({ user, auditRef, onAudit }: AccountPanelProps) {
  const { confirmed } = useSession();
  const [over, setOver] = useState<'password' | 'invalidate' | null>(null);
  const close = (): void => setOver(null);
  return (
    <Panel title={securityTexts.account}>
      <PasswordAgeNotice user={user} onChange={() => setOver('password')} />
      <PanelFacts
        items={[
          [securityTexts.username, user.username],
          [
            securityTexts.role,
            <Badge key="role" tone={user.role === 'admin' ? 'danger' : 'info'}>
              {roleNames[user.role]}
            </Badge>,
          ],
          [
            securityTexts.session,
            <Badge key="session" tone={confirmed ? 'good' : 'quiet'} icon={confirmed ? CircleCheck : undefined}>
              {confirmed ? securityTexts.sessionValid : securityTexts.sessionUnchecked}
            </Badge>,
          ],
        ]}
      />
      <div className="flex flex-wrap gap-3 max-sm:flex-col">
        <Button icon={KeyRound} onClick={() => setOver('password')}>
          {securityTexts.changePassword}
        </Button>
        <Button icon={ScrollText} ref={auditRef} onClick={onAudit}>
          {securityTexts.viewAudit}
        </Button>
        {isChainAdmin(user) && (
          <Button icon={LogOut} tone="danger" onClick={() => setOver('invalidate')}>
            {securityTexts.invalidate}
          </Button>
        )}
      </div>
      {over === 'password' && <PasswordDialog username={user.username} onClose={close} />}
      {over === 'invalidate' && <InvalidateDialog onClose={close} />}
    </Panel>
  );
}

/** Signs everybody out. Asks for the password, to protect an unattended screen. */
function InvalidateDialog({ onClose }: { onClose: () => void }) {
  const invalidate = useInvalidateSessions();
  const [password, setPassword] = useState('');
  const [missing, setMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const confirm = (): void => {
    if (password !== '') return invalidate.mutate(password, { onSuccess: onClose });
    setMissing(true);
    field.current?.focus();
  };
  return (
    <ConfirmDialog
      title={endSessionTexts.invalidateTitle}
      body={endSessionTexts.invalidateBody}
      confirmLabel={endSessionTexts.invalidate}
      busyLabel={endSessionTexts.invalidating}
      busy={invalidate.isPending}
      error={invalidate.error}
      fallback={settingsToasts.invalidateSessions.failure.fallback}
      onConfirm={confirm}
      onCancel={onClose}
    >
      <PasswordField
        label={endSessionTexts.password}
        ref={field}
        autoComplete="current-password"
        required
        value={password}
        error={missing && password === '' ? endSessionTexts.passwordRequired : null}
        onChange={(event) => setPassword(event.target.value)}
      />
    </ConfirmDialog>
  );
}
