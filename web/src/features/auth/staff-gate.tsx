import type { SessionAnswer, StaffUser } from '@larder/contracts';
import { ROLE_LABELS } from '@larder/kernel';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { requestJson } from '../../shared/api/http.ts';
import { staffKeys } from '../../shared/query/staff-keys.ts';
import { type Access, PATHS } from '../../shared/routing/paths.ts';
import { Link } from '../../shared/routing/router.ts';
import { session, useSession } from '../../shared/session/session-store.ts';
import { signOut } from '../../shared/session/sign-out.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { signInTexts } from '../../texts/sign-in.ts';
import { gateView } from './gate-view.ts';
import { LoginPage } from './login-page.tsx';

interface StaffGateProps {
  access: Access;
  children: (user: StaffUser) => ReactNode;
}

/** Stands before every staff page and shows the login screen in its place, so that the address asked for stays. */
export function StaffGate({ access, children }: StaffGateProps) {
  const state = useSession();
  useSessionCheck();
  const view = gateView(state, access);
  switch (view.show) {
    case 'checking':
      return <output className="late grid min-h-dvh place-items-center text-ink-2">{signInTexts.checking}</output>;
    case 'login':
      return <LoginPage ended={state.ended} />;
    case 'denied':
      return <AccessDenied user={view.user} />;
    case 'page':
      return children(view.user);
  }
}

/** Asks the server once about a session found in the browser's storage. Any failure wipes it. */
function useSessionCheck(): void {
  const { user, confirmed, sessionId } = useSession();
  useQuery({
    queryKey: staffKeys.sessionCheck(sessionId),
    enabled: user !== null && !confirmed,
    gcTime: 0,
    queryFn: async ({ signal }) => {
      try {
        const { csrfToken } = await requestJson<SessionAnswer>('/api/admin/verify-session', { signal });
        session.confirm(csrfToken);
      } catch (error) {
        if (!signal.aborted) session.expire();
        throw error;
      }
      return true;
    },
  });
}

function AccessDenied({ user }: { user: StaffUser }) {
  return (
    <main id="main" className="mx-auto grid min-h-dvh max-w-md content-center gap-5 p-6">
      <title>{signInTexts.deniedTitle}</title>
      <h1 tabIndex={-1} className="text-3xl font-extrabold">
        {signInTexts.deniedTitle}
      </h1>
      <p>{signInTexts.deniedBody}</p>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 border-y border-hairline py-3">
        <dt className="text-ink-2">{signInTexts.signedInAs}</dt>
        <dd className="font-semibold">{user.username}</dd>
        <dt className="text-ink-2">{signInTexts.role}</dt>
        <dd className="font-semibold">{ROLE_LABELS[user.role]}</dd>
      </dl>
      <div className="flex flex-wrap gap-3">
        <Link to={PATHS.products.path} className="button" data-tone="primary">
          {signInTexts.openProducts}
        </Link>
        <Button onClick={signOut}>{signInTexts.signOut}</Button>
      </div>
    </main>
  );
}
