import { AdminNavigation } from '../features/admin-navigation/admin-navigation.tsx';
import { SignOutButton } from '../features/auth/sign-out-button.tsx';
import { StaffGate } from '../features/auth/staff-gate.tsx';
import { GuidePage } from '../features/guide/guide-page.tsx';
import { PATHS } from '../shared/routing/paths.ts';

export function GuideRoute() {
  return (
    <StaffGate access={PATHS.guide.access}>
      {(user) => (
        <>
          <AdminNavigation user={user} />
          <GuidePage signOut={<SignOutButton />} />
        </>
      )}
    </StaffGate>
  );
}
