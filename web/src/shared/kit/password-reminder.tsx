import type { StaffUser } from '@larder/contracts';
import { PASSWORD_DAYS } from '@larder/kernel';
import { useQuery } from '@tanstack/react-query';
import { KeyRound, X } from 'lucide-react';
import { useState } from 'react';
import { accountTexts, passwordAgeTexts } from '../../texts/account.ts';
import { ownPasswordQuery } from '../api/own-password.ts';
import { deviceStore } from '../browser-storage.ts';
import { useNow } from '../time/use-time.ts';
import { Button, IconButton } from '../ui/button.tsx';
import { part } from '../ui/part.tsx';

const DAY_MS = 86_400_000;

interface PasswordAgeNoticeProps {
  user: StaffUser;
  onChange: () => void;
}

/** Recommends a new password after 90 days. Once closed, it returns only when the next password is that old. */
export function PasswordAgeNotice({ user, onChange }: PasswordAgeNoticeProps) {
  const changedAt = useQuery(ownPasswordQuery).data?.changedAt;
  const now = useNow(DAY_MS / 24);
  const key = `larder.password-age.${user.id}`;
  const [closed, setClosed] = useState(() => deviceStore.read(key));
  if (changedAt === undefined || closed === changedAt) return null;
  const days = Math.floor((now.getTime() - Date.parse(changedAt)) / DAY_MS);
  if (days < PASSWORD_DAYS) return null;
  return (
    <aside
      aria-label={passwordAgeTexts.label}
      className="flex flex-wrap items-center gap-x-4 gap-y-2 border border-edge bg-surface px-4 py-2"
    >
      <KeyRound size={20} strokeWidth={1.75} className="flex-none text-ink-2" aria-hidden />
      <p className="min-w-0 flex-1 basis-40">{passwordAgeTexts.days(days)}</p>
      <Button className="max-sm:order-last" onClick={onChange}>
        {passwordAgeTexts.change}
      </Button>
      <IconButton
        icon={X}
        label={passwordAgeTexts.close}
        onClick={() => {
          deviceStore.write(key, changedAt);
          setClosed(changedAt);
        }}
      />
    </aside>
  );
}

export const PasswordDialog = part(async () => (await import('./password-dialog.tsx')).PasswordDialog, {
  place: 'over',
  lost: accountTexts.lost,
});

/** The recommendation of a new password, with the dialog to change it. */
export function PasswordReminder({ user }: { user: StaffUser }) {
  const [changing, setChanging] = useState(false);
  return (
    <>
      <PasswordAgeNotice user={user} onChange={() => setChanging(true)} />
      {changing && <PasswordDialog username={user.username} onClose={() => setChanging(false)} />}
    </>
  );
}
