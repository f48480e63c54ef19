import { AdminNavigation } from '../features/admin-navigation/admin-navigation.tsx';
import { SignOutButton } from '../features/auth/sign-out-button.tsx';
import { StaffGate } from '../features/auth/staff-gate.tsx';
import { ProductsPage } from '../features/products/products-page.tsx';
import { UsersButton } from '../features/users/users-button.tsx';
import { PATHS } from '../shared/routing/paths.ts';

export function ProductsRoute() {
  return (
    <StaffGate access={PATHS.products.access}>
      {(user) => (
        <>
          <AdminNavigation user={user} />
          <ProductsPage user={user} actions={<UsersButton user={user} />} signOut={<SignOutButton />} />
        </>
      )}
    </StaffGate>
  );
}
