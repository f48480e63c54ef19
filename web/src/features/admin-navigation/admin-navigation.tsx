import type { StaffUser } from '@larder/contracts';
import { ExternalLink, Menu, X } from 'lucide-react';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { PATHS } from '../../shared/routing/paths.ts';
import { Link, useLocation } from '../../shared/routing/router.ts';
import { useAddressParameters } from '../../shared/routing/use-address-state.ts';
import { toasts } from '../../shared/toast/toast-store.ts';
import { appTexts } from '../../texts/app.ts';
import { navigationTexts } from '../../texts/navigation.ts';
import { type AdminEntry, entriesFor, isCurrent } from './admin-entries.ts';

/** Between 1280 and 1360 px, closer together: all pages of an administrator fit on one line. */
const ENTRY =
  'flex min-h-12 items-center gap-2 border-y-3 border-transparent px-3 font-semibold hover:bg-brand-hover focus-visible:shadow-none focus-visible:outline-offset-[-4px] focus-visible:outline-white aria-[current=page]:border-b-turmeric xl:max-[1360px]:px-2 xl:max-[1360px]:whitespace-nowrap';

/** The browser would show its own page in the place of this one. */
function stayWhileOffline(event: MouseEvent): void {
  if (navigator.onLine) return;
  event.preventDefault();
  toasts.show({ title: appTexts.offline, description: navigationTexts.lost, tone: 'error' });
}

/** The bar of the back office; below 1280 px a button that unfolds the same entries. */
export function AdminNavigation({ user }: { user: StaffUser }) {
  const { pathname } = useLocation();
  const [parameters] = useAddressParameters();
  const store = parameters.get('store');
  // The store that one looks at stays chosen from page to page.
  const to = ({ page: { path } }: AdminEntry): string =>
    store === null ? path : `${path}?store=${encodeURIComponent(store)}`;
  // Unfolded on one page: going to another folds it.
  const [openOn, setOpenOn] = useState<string | null>(null);
  const open = openOn === pathname;
  const opener = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!open) return;
    const close = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      setOpenOn(null);
      opener.current?.focus();
    };
    window.addEventListener('keydown', close);
    return () => window.removeEventListener('keydown', close);
  }, [open]);

  const Icon = open ? X : Menu;
  return (
    <nav aria-label={navigationTexts.label} className="screen-only bg-brand text-white">
      <button
        ref={opener}
        type="button"
        className={`${ENTRY} xl:hidden`}
        aria-expanded={open}
        aria-controls="admin-entries"
        onClick={() => setOpenOn(open ? null : pathname)}
      >
        <Icon size={20} strokeWidth={1.75} aria-hidden />
        {open ? navigationTexts.close : navigationTexts.open}
      </button>
      <ul id="admin-entries" className={`px-1 xl:flex xl:px-5 ${open ? '' : 'max-xl:hidden'}`}>
        {entriesFor(user).map((entry) => (
          <li key={entry.page.path}>
            {entry.ownEntry === true ? (
              <a href={to(entry)} className={ENTRY} onClick={stayWhileOffline}>
                {entry.label}
              </a>
            ) : (
              <Link to={to(entry)} className={ENTRY} aria-current={isCurrent(entry, pathname) ? 'page' : undefined}>
                {entry.label}
              </Link>
            )}
          </li>
        ))}
        <li className="xl:ml-auto">
          <Link to={PATHS.board.path} className={ENTRY}>
            <ExternalLink size={16} strokeWidth={1.75} aria-hidden />
            {navigationTexts.board}
          </Link>
        </li>
      </ul>
    </nav>
  );
}
