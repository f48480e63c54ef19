import '../../shared/styles/shell-navigation.css';
import type { StaffUser } from '@larder/contracts';
import { Menu, X } from 'lucide-react';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { useStoreScope } from '../../shared/kit/store-scope.tsx';
import { Link, useLocation } from '../../shared/routing/router.ts';
import { pathInStore } from '../../shared/routing/store-path.ts';
import { useAddressParameters } from '../../shared/routing/use-address-state.ts';
import { toasts } from '../../shared/toast/toast-store.ts';
import { useEscape } from '../../shared/ui/escape.ts';
import { appTexts } from '../../texts/app.ts';
import { navigationTexts } from '../../texts/navigation.ts';
import { type AdminEntry, groupsFor, isCurrent } from './admin-entries.ts';

/** While offline, the browser would replace this page by its error page. */
function stayWhileOffline(event: MouseEvent): void {
  if (navigator.onLine) return;
  event.preventDefault();
  toasts.show({ title: appTexts.offline, description: navigationTexts.lost, tone: 'error' });
}

/** The groups of entries. On phones a bar of the most used ones, with a button that shows all. */
export function Navigation({ user }: { user: StaffUser }) {
  const { pathname } = useLocation();
  // The page on which it was unfolded: navigation folds it.
  const [openOn, setOpenOn] = useState<string | null>(null);
  const open = openOn === pathname;
  const several = useStoreScope().stores.length > 1;
  const opener = useRef<HTMLButtonElement>(null);
  const nav = useRef<HTMLElement>(null);
  // The sidebar scrolls in a low window, and has less space once the store switcher has loaded.
  useEffect(() => {
    nav.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [pathname, several]);
  useEscape(open, () => {
    setOpenOn(null);
    opener.current?.focus();
  });

  const Icon = open ? X : Menu;
  return (
    <nav ref={nav} aria-label={navigationTexts.label} className="shell-nav" data-open={open ? '' : undefined}>
      <ul className="shell-groups" id="admin-entries">
        {groupsFor(user, { several }).map(({ label, entries }) => (
          <li key={label}>
            {entries.length > 1 && <p className="shell-group shell-wide">{label}</p>}
            <ul aria-label={label} className="shell-entries">
              {entries.map((entry) => (
                <li key={entry.page.path} data-quick={entry.quick ? '' : undefined}>
                  <Entry entry={entry} current={isCurrent(entry, pathname)} />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      <button
        ref={opener}
        type="button"
        className="shell-entry lg:hidden"
        aria-expanded={open}
        aria-controls="admin-entries"
        onClick={() => setOpenOn(open ? null : pathname)}
      >
        <Icon size={20} strokeWidth={1.75} aria-hidden />
        <span>{open ? navigationTexts.close : navigationTexts.open}</span>
      </button>
    </nav>
  );
}

function Entry({ entry, current }: { entry: AdminEntry; current: boolean }) {
  const [parameters] = useAddressParameters();
  const store = parameters.get('store');
  const { page, label, icon: Icon, ownEntry } = entry;
  // The chosen store is kept from page to page.
  const to = pathInStore(page.path, store);
  const content = (
    <>
      <Icon size={20} strokeWidth={1.75} aria-hidden />
      <span className="shell-label">{label}</span>
    </>
  );
  return ownEntry ? (
    <a href={to} className="shell-entry" title={label} onClick={stayWhileOffline}>
      {content}
    </a>
  ) : (
    <Link to={to} className="shell-entry" title={label} aria-current={current ? 'page' : undefined}>
      {content}
    </Link>
  );
}
