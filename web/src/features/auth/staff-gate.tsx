import type { SessionAnswer, StaffUser, Store, LoginAnswer, LoginRequest } from '@larder/contracts';
import { focusManager, useQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { ArrowLeft, TriangleAlert } from 'lucide-react';
import { Activity, type ReactNode, useEffect, useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import { requestJson } from '../../shared/api/http.ts';
import { storeQuery } from '../../shared/api/stores.ts';
import { queryKeys } from '../../shared/query/query-keys.ts';
import { staffKeys } from '../../shared/query/staff-keys.ts';
import { PATHS } from '../../shared/routing/paths.ts';
import { Link, useLocation, useNavigate } from '../../shared/routing/router.ts';
import { isSameUser, session, useSession } from '../../shared/session/session-store.ts';
import { signOut } from '../../shared/session/sign-out.ts';
import { pageAfterSignIn } from '../../shared/session/start-page.ts';
import { toasts } from '../../shared/toast/toast-store.ts';
import { StoreNames } from '../../shared/ui/both-names.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { TextField } from '../../shared/ui/fields.tsx';
import { LanguageChoice, readIn } from '../../shared/ui/language-choice.tsx';
import { LogoMark } from '../../shared/ui/logo-mark.tsx';
import { PasswordField } from '../../shared/ui/password/password-field.tsx';
import { LANGUAGE } from '../../texts/language.ts';
import { signInTexts, signInToasts } from '../../texts/sign-in.ts';
import { roleNames } from '../../texts/words.ts';
import { gateView, keptUser } from './gate-view.ts';
import { idleOut } from './idle-out.ts';
import { loginRefusal } from './login-refusal.ts';

/**
 * Guards every staff page and shows the login screen in its place, so that the address stays. A page whose session
 * expired is kept hidden, with its dialogs, and reappears unchanged when the same user signs in again.
 */
export function StaffGate({ children }: { children: (user: StaffUser) => ReactNode }) {
  const state = useSession();
  useSessionCheck();
  useEffect(() => idleOut(window, (focused) => focusManager.setFocused(focused)), []);
  const [shown, setShown] = useState<StaffUser | null>(null);
  const kept = keptUser(shown, state);
  if (kept !== shown) setShown(kept);
  const view = gateView(state);
  return (
    <>
      {view.show === 'checking' && (
        <output className="late grid min-h-dvh place-items-center text-ink-2">{signInTexts.checking}</output>
      )}
      {view.show === 'login' && <LoginPage ended={state.ended} kept={kept} />}
      {kept !== null && (
        <Activity key={JSON.stringify(kept)} mode={view.show === 'page' ? 'visible' : 'hidden'}>
          {children(kept)}
        </Activity>
      )}
    </>
  );
}

/** Checks a session from the browser's storage with the server once. Any failure removes it. */
function useSessionCheck(): void {
  const { user, confirmed, sessionId } = useSession();
  const isLeaving = useRef(false);
  const { refetch } = useQuery({
    queryKey: staffKeys.sessionCheck(sessionId),
    enabled: user !== null && !confirmed,
    gcTime: 0,
    queryFn: async ({ signal }) => {
      try {
        const { csrfToken } = await requestJson<SessionAnswer>('/api/admin/verify-session', { signal });
        session.confirm(csrfToken);
      } catch (error) {
        if (!signal.aborted && !isLeaving.current) session.expire();
        throw error;
      }
      return true;
    },
  });
  // A browser cancels the requests of a page that is reloaded or left, which does not mean that the session ended.
  useEffect(() => {
    const leave = (): void => {
      isLeaving.current = true;
    };
    const comeBack = ({ persisted }: PageTransitionEvent): void => {
      isLeaving.current = false;
      const stored = session.current();
      if (persisted && stored.user !== null && !stored.confirmed) void refetch();
    };
    window.addEventListener('pagehide', leave);
    window.addEventListener('pageshow', comeBack);
    return () => {
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('pageshow', comeBack);
    };
  }, [refetch]);
}

/** Shown for a page that this user may not open; the navigation stays. */
export function AccessDenied({ user }: { user: StaffUser }) {
  return (
    <main id="main" className="mx-auto grid max-w-md content-start gap-5 p-6 md:pt-[12vh]">
      <title>{signInTexts.deniedTitle}</title>
      <h1 tabIndex={-1} className="text-3xl font-extrabold">
        {signInTexts.deniedTitle}
      </h1>
      <p>{user.role === 'admin' ? signInTexts.deniedByStores : signInTexts.deniedBody}</p>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 border-y border-hairline py-3">
        <dt className="text-ink-2">{signInTexts.signedInAs}</dt>
        <dd className="font-semibold">{user.username}</dd>
        <dt className="text-ink-2">{signInTexts.role}</dt>
        <dd className="font-semibold">{roleNames[user.role]}</dd>
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

/** Brand on the left, the form on the right; one column on a phone. Names the shop and the address. */
function LoginPage({ ended, kept }: { ended: boolean; kept: StaffUser | null }) {
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
          <LoginForm kept={kept} />
          <Link
            to={PATHS.board.path}
            className="inline-flex min-h-11 items-center gap-2 justify-self-start text-link underline underline-offset-4"
          >
            <ArrowLeft size={16} strokeWidth={1.75} aria-hidden />
            {signInTexts.backToBoard}
          </Link>
          <LanguageChoice className="-ml-2" />
        </div>
      </div>
    </main>
  );
}

/** The store's name as a shelf tag, so that staff of a chain see where they are. */
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
          <StoreNames
            store={store}
            first="text-lg font-extrabold md:text-3xl"
            second="min-h-[1.2em] md:pt-1 md:text-2xl"
          />
          <span className="pt-2 text-ink-2 max-md:hidden">{store?.address ?? ''}</span>
        </span>
      </p>
    </div>
  );
}

function LoginForm({ kept }: { kept: StaffUser | null }) {
  const signIn = useLogin(kept);
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const [submitted, setSubmitted] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const usernameField = useRef<HTMLInputElement>(null);
  const passwordField = useRef<HTMLInputElement>(null);
  const refusal = signIn.isError ? loginRefusal(signIn.error) : null;

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (signIn.isPending) return;
    setSubmitted(true);
    if (username.trim() === '') return usernameField.current?.focus();
    if (password === '') return passwordField.current?.focus();
    signIn.mutate(
      { username: username.trim(), password },
      {
        onError: () => {
          setSubmitted(false);
          setPassword('');
          passwordField.current?.focus();
        },
      },
    );
  };
  const noticeCapsLock = (event: KeyboardEvent): void => setCapsLock(event.getModifierState('CapsLock'));

  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      {refusal !== null && (
        <div role="alert" className="flex gap-3 border-l-4 border-price bg-price-tint px-3 py-2 text-danger-ink">
          <TriangleAlert size={20} strokeWidth={1.75} className="mt-0.5 flex-none" aria-hidden />
          <p>
            <span className="font-semibold">{refusal.title}</span>
            <br />
            {refusal.description}
          </p>
        </div>
      )}
      <TextField
        label={signInTexts.username}
        ref={usernameField}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        value={username}
        error={submitted && username.trim() === '' ? signInTexts.usernameRequired : null}
        onChange={(event) => setUsername(event.target.value)}
      />
      <div className="grid gap-1.5">
        <PasswordField
          label={signInTexts.password}
          ref={passwordField}
          name="password"
          autoComplete="current-password"
          required
          value={password}
          error={submitted && password === '' ? signInTexts.passwordRequired : null}
          onChange={(event) => setPassword(event.target.value)}
          onKeyDown={noticeCapsLock}
          onKeyUp={noticeCapsLock}
        />
        {capsLock && <output className="block text-sm text-turmeric-ink">{signInTexts.capsLock}</output>}
      </div>
      <Button type="submit" tone="primary" className="w-full" aria-disabled={signIn.isPending}>
        {signIn.isPending ? signInTexts.submitting : signInTexts.submit}
      </Button>
    </form>
  );
}

/** Signs in. The notice of a failure depends on its reason, so it is not in the mutation table. */
function useLogin(kept: StaffUser | null) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const location = useLocation();
  return useMutation({
    mutationFn: (credentials: LoginRequest) =>
      requestJson<LoginAnswer>('/api/admin/login', { method: 'POST', body: credentials }),
    meta: { success: signInToasts.login.success },
    onSuccess: ({ user, sessionId, csrfToken, language }) => {
      if (isSameUser(user, kept)) {
        void client.invalidateQueries({ queryKey: queryKeys.staff });
        return session.signedIn(user, sessionId, csrfToken);
      }
      const start = pageAfterSignIn(user, location);
      if (language !== null && language !== LANGUAGE) {
        session.signedIn(user, sessionId, csrfToken);
        readIn(language, start);
        return;
      }
      if (start !== location.pathname + location.search) void navigate(start, { replace: true });
      session.signedIn(user, sessionId, csrfToken);
    },
    onError: (error) => toasts.show({ ...loginRefusal(error), tone: 'error' }),
  });
}
