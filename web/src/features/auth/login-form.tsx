import type { LoginAnswer, LoginRequest } from '@larder/contracts';
import { useMutation } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import { useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import { requestJson } from '../../shared/api/http.ts';
import { session } from '../../shared/session/session-store.ts';
import { toasts } from '../../shared/toast/toast-store.ts';
import { Button } from '../../shared/ui/button.tsx';
import { TextField } from '../../shared/ui/fields.tsx';
import { PasswordField } from '../../shared/ui/password/password-field.tsx';
import { signInTexts, signInToasts } from '../../texts/sign-in.ts';
import { loginRefusal } from './login-refusal.ts';

export function LoginForm() {
  const signIn = useLogin();
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

/** Signs in. What it says on failure depends on why, so the notice is its own and not the table's. */
function useLogin() {
  return useMutation({
    mutationFn: (credentials: LoginRequest) =>
      requestJson<LoginAnswer>('/api/admin/login', { method: 'POST', body: credentials }),
    meta: { success: signInToasts.login.success },
    onSuccess: ({ user, sessionId, csrfToken }) => session.signedIn(user, sessionId, csrfToken),
    onError: (error) => toasts.show({ ...loginRefusal(error), tone: 'error' }),
  });
}
