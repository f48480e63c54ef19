import { AdminNavigation } from '../features/admin-navigation/admin-navigation.tsx';
import { SignOutButton } from '../features/auth/sign-out-button.tsx';
import { StaffGate } from '../features/auth/staff-gate.tsx';
import { DiscountCodesPage } from '../features/discount-codes/discount-codes-page.tsx';
import { PATHS } from '../shared/routing/paths.ts';

export function DiscountCodesRoute() {
  return (
    <StaffGate access={PATHS.discountCodes.access}>
      {(user) => (
        <>
          <AdminNavigation user={user} />
          <DiscountCodesPage signOut={<SignOutButton />} />
        </>
      )}
    </StaffGate>
  );
}
