import type { StaffUser } from '@larder/contracts';
import { UsersRound } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useAddressParameters } from '../../shared/routing/use-address-state.ts';
import { Button } from '../../shared/ui/button.tsx';
import { userTexts } from '../../texts/users.ts';

const UsersDialog = lazy(async () => ({ default: (await import('./users-dialog.tsx')).UsersDialog }));

/** What the address says while a dialog is open: a link to it can be shared, and Back closes it. */
const PARAMETER = 'dialog';
const USERS = 'users';

/** The button, for administrators, and the dialog, also for others who follow a link to it. */
export function UsersButton({ user }: { user: StaffUser }) {
  const [parameters, change] = useAddressParameters();
  const show = (open: boolean): void => change({ [PARAMETER]: open ? USERS : null }, { replace: !open });
  return (
    <>
      {user.role === 'admin' && (
        <Button icon={UsersRound} iconSize={16} onClick={() => show(true)}>
          {userTexts.open}
        </Button>
      )}
      {parameters.get(PARAMETER) === USERS && (
        <Suspense>
          <UsersDialog user={user} onClose={() => show(false)} />
        </Suspense>
      )}
    </>
  );
}
