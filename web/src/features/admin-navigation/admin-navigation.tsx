import type { StaffUser } from '@larder/contracts';
import { ExternalLink, Menu, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { PATHS } from '../../shared/routing/paths.ts';
import { Link, useLocation } from '../../shared/routing/router.ts';
import { navigationTexts } from '../../texts/navigation.ts';
import { entriesFor, isCurrent } from './admin-entries.ts';
import styles from './admin-navigation.module.css';

/** The bar of the back office; below 1280 px a button that unfolds the same entries. */
export function AdminNavigation({ user }: { user: StaffUser }) {
  const { pathname } = useLocation();
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
    <nav aria-label={navigationTexts.label} className={`${styles.adminNavigation} screen-only`}>
      <button
        ref={opener}
        type="button"
        className={styles.adminNavigationOpener}
        aria-expanded={open}
        aria-controls="admin-entries"
        onClick={() => setOpenOn(open ? null : pathname)}
      >
        <Icon size={20} strokeWidth={1.75} aria-hidden />
        {open ? navigationTexts.close : navigationTexts.open}
      </button>
      <ul id="admin-entries" data-open={open}>
        {entriesFor(user.role).map((entry) => (
          <li key={entry.page.path}>
            {entry.ownEntry === true ? (
              <a href={entry.page.path}>{entry.label}</a>
            ) : (
              <Link to={entry.page.path} aria-current={isCurrent(entry, pathname) ? 'page' : undefined}>
                {entry.label}
              </Link>
            )}
          </li>
        ))}
        <li className="xl:ml-auto">
          <Link to={PATHS.board.path}>
            <ExternalLink size={16} strokeWidth={1.75} aria-hidden />
            {navigationTexts.board}
          </Link>
        </li>
      </ul>
    </nav>
  );
}
