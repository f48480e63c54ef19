import type { StaffUser } from '@larder/contracts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { House, Keyboard, KeyRound, Languages, LogOut, Rows2, Rows4 } from 'lucide-react';
import { useState } from 'react';
import { requestJson } from '../../shared/api/http.ts';
import { deviceStore } from '../../shared/browser-storage.ts';
import { PasswordDialog } from '../../shared/kit/password-reminder.tsx';
import { staffStoresQuery } from '../../shared/kit/store-scope.tsx';
import { useLocation } from '../../shared/routing/router.ts';
import { signOut } from '../../shared/session/sign-out.ts';
import { chooseStartPage, startPage } from '../../shared/session/start-page.ts';
import { toasts } from '../../shared/toast/toast-store.ts';
import { namesOf } from '../../shared/ui/both-names.tsx';
import { useFetchWhenIdle } from '../../shared/ui/fetch-when-idle.ts';
import { LANGUAGES, readIn } from '../../shared/ui/language-choice.tsx';
import { Menu } from '../../shared/ui/overlays/menu.tsx';
import { accountTexts, accountToasts } from '../../texts/account.ts';
import { LANGUAGE, type Language } from '../../texts/language.ts';
import { productListTexts } from '../../texts/product-list.ts';
import { shellTexts } from '../../texts/shell.ts';
import { roleNames } from '../../texts/words.ts';

const DENSITY = 'larder.density';

/** Compact rows are lower; style sheets read a class of the root element. */
const showDensity = (compact: boolean): void => void document.documentElement.toggleAttribute('data-compact', compact);

showDensity(deviceStore.read(DENSITY) === 'compact');

/** The signed-in user, and actions that every role has for the account. */
export function AccountMenu({ user, onKeys }: { user: StaffUser; onKeys: () => void }) {
  const { username, role } = user;
  const [changing, setChanging] = useState(false);
  const [compact, setCompact] = useState(() => document.documentElement.hasAttribute('data-compact'));
  useFetchWhenIdle(PasswordDialog);
  const turnDensity = (): void => {
    deviceStore.write(DENSITY, compact ? null : 'compact');
    showDensity(!compact);
    setCompact(!compact);
  };
  const choose = useChooseLanguage();
  const { account } = shellTexts;
  const { pathname } = useLocation();
  const startHere = (): void => {
    chooseStartPage(user, pathname);
    toasts.show({ title: account.startsHere });
  };
  return (
    <>
      <Menu
        label={accountTexts.menu(username, roleNames[role])}
        className="shell-account"
        side="top"
        trigger={
          <>
            <span className="shell-initial" data-initial={username.slice(0, 1).toUpperCase()} aria-hidden />
            <span className="shell-wide min-w-0 text-left text-sm leading-tight">
              {/* The blank separates them in the button's text, as in its name. */}
              <span className="block truncate font-semibold">{username}</span>{' '}
              <span className="block">{roleNames[role]}</span>
            </span>
          </>
        }
        head={<AccountHead user={user} />}
        items={[
          { label: accountTexts.changePassword, icon: KeyRound, onSelect: () => setChanging(true) },
          { label: compact ? account.roomy : account.compact, icon: compact ? Rows2 : Rows4, onSelect: turnDensity },
          ...(startPage(user) === pathname ? [] : [{ label: account.startHere, icon: House, onSelect: startHere }]),
          { label: account.keys, icon: Keyboard, onSelect: onKeys },
          ...LANGUAGES.filter(([language]) => language !== LANGUAGE).map(([language, name]) => ({
            label: name,
            lang: language,
            icon: Languages,
            onSelect: () => choose.mutate(language),
          })),
          { label: productListTexts.logout, icon: LogOut, onSelect: signOut },
        ]}
      />
      {changing && <PasswordDialog username={username} onClose={() => setChanging(false)} />}
    </>
  );
}

/** Stored with the account, so that it applies on every device of the user. */
function useChooseLanguage() {
  return useMutation({
    mutationFn: (language: Language) =>
      requestJson('/api/admin/language', { method: 'PUT', body: { language }, staff: true }).then(() => language),
    meta: accountToasts.language,
    onSuccess: (language) => readIn(language),
  });
}

/** The account's name, role and stores. */
function AccountHead({ user: { username, role, storeIds } }: { user: StaffUser }) {
  const ofSome = (storeIds ?? null) !== null;
  const stores = useQuery({ ...staffStoresQuery, enabled: ofSome }).data ?? [];
  const { allStores, noStore } = shellTexts.account;
  const names = stores.map((store) => namesOf(store)[0].text).join(', ');
  return (
    <>
      <span className="block font-extrabold wrap-anywhere">{username}</span>
      <span className="block text-sm text-ink-2 wrap-anywhere">
        {roleNames[role]} · {ofSome ? names || noStore : allStores}
      </span>
    </>
  );
}
