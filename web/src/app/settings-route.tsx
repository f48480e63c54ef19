import { AdminNavigation } from '../features/admin-navigation/admin-navigation.tsx';
import { SignOutButton } from '../features/auth/sign-out-button.tsx';
import { StaffGate } from '../features/auth/staff-gate.tsx';
import { SettingsDenied } from '../features/settings/shell/settings-denied.tsx';
import { SettingsPage } from '../features/settings/shell/settings-page.tsx';

/** Others than administrators get as far as the page's own refusal, which says it in its own words. */
export function SettingsRoute() {
  return (
    <StaffGate access="staff">
      {(user) => (
        <>
          <AdminNavigation user={user} />
          {user.role === 'admin' ? (
            <SettingsPage user={user} signOut={<SignOutButton />} />
          ) : (
            <SettingsDenied user={user} signOut={<SignOutButton />} />
          )}
        </>
      )}
    </StaffGate>
  );
}
