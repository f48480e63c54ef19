import { AdminNavigation } from '../features/admin-navigation/admin-navigation.tsx';
import { SignOutButton } from '../features/auth/sign-out-button.tsx';
import { StaffGate } from '../features/auth/staff-gate.tsx';
import { RestaurantProductsPage } from '../features/restaurant-products/restaurant-products-page.tsx';
import { PATHS } from '../shared/routing/paths.ts';

export function RestaurantProductsRoute() {
  return (
    <StaffGate access={PATHS.restaurantProducts.access}>
      {(user) => (
        <>
          <AdminNavigation user={user} />
          <RestaurantProductsPage user={user} signOut={<SignOutButton />} />
        </>
      )}
    </StaffGate>
  );
}
