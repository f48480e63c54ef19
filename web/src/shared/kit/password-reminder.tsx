import type { StaffUser } from '@larder/contracts';
import { useState } from 'react';
import { accountTexts } from '../../texts/account.ts';
import { part } from '../ui/part.tsx';
import { PasswordAgeNotice } from './password-age-notice.tsx';

export const PasswordDialog = part(async () => (await import('./password-dialog.tsx')).PasswordDialog, {
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
