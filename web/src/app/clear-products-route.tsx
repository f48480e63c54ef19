import { AdminNavigation } from '../features/admin-navigation/admin-navigation.tsx';
import { StaffGate } from '../features/auth/staff-gate.tsx';
import { ClearProductsPage } from '../features/clear-products/clear-products-page.tsx';
import { PATHS } from '../shared/routing/paths.ts';

export function ClearProductsRoute() {
  return (
    <StaffGate access={PATHS.clearProducts.access}>
      {(user) => (
        <>
          <AdminNavigation user={user} />
          <ClearProductsPage />
        </>
      )}
    </StaffGate>
  );
}
