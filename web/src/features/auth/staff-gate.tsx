import type { SessionAnswer, StaffUser, Store } from '@larder/contracts';
import { ROLE_LABELS } from '@larder/kernel';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { requestJson } from '../../shared/api/http.ts';
import { storeQuery } from '../../shared/api/stores.ts';
import { CHINESE } from '../../shared/chinese.ts';
import { staffKeys } from '../../shared/query/staff-keys.ts';
import { type Access, PATHS } from '../../shared/routing/paths.ts';
import { Link } from '../../shared/routing/router.ts';
import { session, useSession } from '../../shared/session/session-store.ts';
import { signOut } from '../../shared/session/sign-out.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { LogoMark } from '../../shared/ui/logo-mark.tsx';
import { signInTexts } from '../../texts/sign-in.ts';
import { gateView } from './gate-view.ts';
import { LoginForm } from './login-form.tsx';

/** Stands before every staff page and shows the login screen in its place, so that the address asked for stays. */
export function StaffGate({ access, children }: { access: Access; children: (user: StaffUser) => ReactNode }) {
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

/** Brand on the left, the form on the right; one column on a phone. Says which shop and which address one signs in to. */
function LoginPage({ ended }: { ended: boolean }) {
  const store = useQuery(storeQuery).data ?? null;
  return (
    <main id="main" className="grid min-h-dvh grid-rows-[auto_1fr] md:grid-cols-[1fr_minmax(400px,44%)] md:grid-rows-1">
      <title>{signInTexts.pageTitle}</title>
      <div className="butcher-paper flex flex-col justify-between gap-10 border-b border-hairline p-4 md:items-center md:border-r md:border-b-0 md:p-10 md:pt-[18vh]">
        <StoreTag store={store} />
        <dl className="text-ink-2 max-md:hidden">
          <dt>{signInTexts.environment}</dt>
          <dd className="font-semibold text-ink">{location.host}</dd>
        </dl>
      </div>
      <div className="grid content-start justify-items-center bg-surface p-6 md:content-center md:p-10">
        <div className="grid w-full max-w-[400px] gap-6">
          <h1 tabIndex={-1} className="text-3xl font-extrabold">
            {signInTexts.heading}
          </h1>
          {ended && (
            <output className="block border-l-4 border-turmeric bg-turmeric-tint px-3 py-2 text-turmeric-ink">
              {signInTexts.sessionEnded}
            </output>
          )}
          <p className="-mt-3 text-ink-2">{signInTexts.intro}</p>
          <LoginForm />
          <Link
            to={PATHS.board.path}
            className="inline-flex min-h-11 items-center gap-2 justify-self-start text-link underline underline-offset-4"
          >
            <ArrowLeft size={16} strokeWidth={1.75} aria-hidden />
            {signInTexts.backToBoard}
          </Link>
        </div>
      </div>
    </main>
  );
}

/** The shop's name on a shelf tag, so that staff of a chain see where they are. */
function StoreTag({ store }: { store: Store | null }) {
  return (
    <div className="top-tag w-full max-w-md bg-ink p-px">
      <p className="top-tag flex items-center gap-4 bg-surface p-4 md:flex-col md:gap-5 md:px-10 md:pt-8 md:pb-10 md:text-center">
        <span className="md:hidden">
          <LogoMark size={48} on="paper" />
        </span>
        <span className="max-md:hidden">
          <LogoMark size={104} on="paper" />
        </span>
        <span className="grid leading-tight">
          <span className="text-lg font-extrabold md:text-3xl">{store?.name ?? ' '}</span>
          <span lang={CHINESE} className="min-h-[1.2em] md:pt-1 md:text-2xl">
            {store?.chineseName ?? ''}
          </span>
          <span className="pt-2 text-ink-2 max-md:hidden">{store?.address ?? ''}</span>
        </span>
      </p>
    </div>
  );
}
