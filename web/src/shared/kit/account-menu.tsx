import type { StaffUser } from '@larder/contracts';
import { ROLE_LABELS } from '@larder/kernel';
import { ChevronDown, KeyRound } from 'lucide-react';
import { useState } from 'react';
import { accountTexts } from '../../texts/account.ts';
import { useFetchWhenIdle } from '../ui/fetch-when-idle.ts';
import { Menu } from '../ui/overlays/menu.tsx';
import { part } from '../ui/part.tsx';
import { PasswordAgeNotice } from './password-age-notice.tsx';

const PasswordDialog = part(async () => (await import('./password-dialog.tsx')).PasswordDialog, {
  place: 'over',
  lost: accountTexts.lost,
});

/** The recommendation of a new password, with the way to choose one. */
export function PasswordReminder({ user }: { user: StaffUser }) {
  const [changing, setChanging] = useState(false);
  return (
    <>
      <PasswordAgeNotice user={user} onChange={() => setChanging(true)} />
      {changing && <PasswordDialog username={user.username} onClose={() => setChanging(false)} />}
    </>
  );
}

/** Who is signed in, and what everybody may do about their own account, whatever the role. */
export function AccountMenu({ user: { username, role } }: { user: StaffUser }) {
  const [changing, setChanging] = useState(false);
  useFetchWhenIdle(PasswordDialog);
  return (
    <>
      <Menu
        label={accountTexts.menu(username, ROLE_LABELS[role])}
        className="flex min-h-11 cursor-pointer items-center gap-2 rounded-control px-2 hover:bg-sunken"
        trigger={
          <>
            <span className="grid text-right text-sm leading-tight">
              {/* The space parts them in the button's text, as in its name. */}
              <span className="font-semibold">{username}</span> <span className="text-ink-2">{ROLE_LABELS[role]}</span>
            </span>
            <ChevronDown size={16} strokeWidth={1.75} className="text-ink-2" aria-hidden />
          </>
        }
        items={[{ label: accountTexts.changePassword, icon: KeyRound, onSelect: () => setChanging(true) }]}
      />
      {changing && <PasswordDialog username={username} onClose={() => setChanging(false)} />}
    </>
  );
}
