import type { StaffUser } from '@larder/contracts';
import { UsersRound } from 'lucide-react';
import { useAddressParameters } from '../../shared/routing/use-address-state.ts';
import { isChainAdmin } from '../../shared/session/chain-admin.ts';
import { Button } from '../../shared/ui/button.tsx';
import { useFetchWhenIdle } from '../../shared/ui/fetch-when-idle.ts';
import { part } from '../../shared/ui/part.tsx';
import { userTexts } from '../../texts/users.ts';

const UsersDialog = part(async () => (await import('./users-dialog.tsx')).UsersDialog, {
  place: 'over',
  lost: userTexts.lost,
});

/** The address parameter of an open dialog, so that it can be linked, and Back closes it. */
const PARAMETER = 'dialog';
const USERS = 'users';

/** The button for administrators, and the dialog, which others may reach by a link. */
export function UsersButton({ user }: { user: StaffUser }) {
  const [parameters, change] = useAddressParameters();
  useFetchWhenIdle(UsersDialog);
  const show = (open: boolean): void => change({ [PARAMETER]: open ? USERS : null }, { replace: !open });
  return (
    <>
      {isChainAdmin(user) && (
        <Button icon={UsersRound} iconSize={16} className="min-w-11 max-2xl:px-3" onClick={() => show(true)}>
          <span className="max-2xl:sr-only">{userTexts.open}</span>
        </Button>
      )}
      {parameters.get(PARAMETER) === USERS && <UsersDialog user={user} inAddress onClose={() => show(false)} />}
    </>
  );
}
