import { AdminNavigation } from '../features/admin-navigation/admin-navigation.tsx';
import { SignOutButton } from '../features/auth/sign-out-button.tsx';
import { StaffGate } from '../features/auth/staff-gate.tsx';
import { RestaurantOrdersPage } from '../features/restaurant-orders/restaurant-orders-page.tsx';
import { PATHS } from '../shared/routing/paths.ts';

export function RestaurantOrdersRoute() {
  return (
    <StaffGate access={PATHS.restaurantOrders.access}>
      {(user) => (
        <>
          <AdminNavigation user={user} />
          <RestaurantOrdersPage user={user} signOut={<SignOutButton />} />
        </>
      )}
    </StaffGate>
  );
}
