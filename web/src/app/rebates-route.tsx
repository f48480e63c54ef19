import { AdminNavigation } from '../features/admin-navigation/admin-navigation.tsx';
import { SignOutButton } from '../features/auth/sign-out-button.tsx';
import { StaffGate } from '../features/auth/staff-gate.tsx';
import { RebatesPage } from '../features/rebates/rebates-page.tsx';
import { PATHS } from '../shared/routing/paths.ts';

export function RebatesRoute() {
  return (
    <StaffGate access={PATHS.rebates.access}>
      {(user) => (
        <>
          <AdminNavigation user={user} />
          <RebatesPage signOut={<SignOutButton />} />
        </>
      )}
    </StaffGate>
  );
}
