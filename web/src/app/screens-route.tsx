import { AdminNavigation } from '../features/admin-navigation/admin-navigation.tsx';
import { SignOutButton } from '../features/auth/sign-out-button.tsx';
import { StaffGate } from '../features/auth/staff-gate.tsx';
import { ScreensPage } from '../features/screens/screens-page.tsx';
import { PATHS } from '../shared/routing/paths.ts';

export function ScreensRoute() {
  return (
    <StaffGate access={PATHS.screens.access}>
      {(user) => (
        <>
          <AdminNavigation user={user} />
          <ScreensPage signOut={<SignOutButton />} />
        </>
      )}
    </StaffGate>
  );
}
