import type { StaffUser } from '@larder/contracts';
import type { ReactNode } from 'react';
import type { Access } from '../../shared/routing/paths.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { signInTexts } from '../../texts/sign-in.ts';
import { AccessDenied } from './access-denied.tsx';
import { gateView } from './gate-view.ts';
import { LoginPage } from './login-page.tsx';
import { useSessionCheck } from './use-session-check.ts';

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
