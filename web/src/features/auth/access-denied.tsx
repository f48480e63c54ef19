import type { StaffUser } from '@larder/contracts';
import { ROLE_LABELS } from '@larder/kernel';
import { PATHS } from '../../shared/routing/paths.ts';
import { Link } from '../../shared/routing/router.ts';
import { Button } from '../../shared/ui/button.tsx';
import { signInTexts } from '../../texts/sign-in.ts';
import { signOut } from './sign-out.ts';

export function AccessDenied({ user }: { user: StaffUser }) {
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
