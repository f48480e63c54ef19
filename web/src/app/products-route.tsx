import { StaffGate } from '../features/auth/staff-gate.tsx';
import { SignOutButton } from '../features/auth/sign-out-button.tsx';
import { ProductsPage } from '../features/products/products-page.tsx';
import { PATHS } from '../shared/routing/paths.ts';

export function ProductsRoute() {
  return (
    <StaffGate access={PATHS.products.access}>
      {(user) => <ProductsPage user={user} signOut={<SignOutButton />} />}
    </StaffGate>
  );
}
