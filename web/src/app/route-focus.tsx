import { useEffect, useRef } from 'react';
import { useLocation } from '../shared/routing/router.ts';

/** After a change of page the focus starts at its title, so that screen readers say where one is. */
export function RouteFocus() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    window.scrollTo({ top: 0, behavior: 'instant' });
    document.querySelector('h1')?.focus({ preventScroll: true });
  }, [pathname]);
  return null;
}
