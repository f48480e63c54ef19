import { useEffect } from 'react';
import { useLocation } from '../../../shared/routing/router.ts';

/** The address names a section: the page goes there, whether it was just opened, a link was pressed or somebody went back. */
export function useSectionAddress(): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    const id = decode(hash.slice(1));
    if (id === '') return;
    // Browsers that go back, or to an address typed by hand, move scroll and focus themselves just after they told us.
    const frame = requestAnimationFrame(() => {
      document.getElementById(`${id}-heading`)?.focus({ preventScroll: true });
      document.getElementById(id)?.scrollIntoView({ behavior: 'instant', block: 'start' });
    });
    return () => cancelAnimationFrame(frame);
    // The same link pressed twice has another key.
  }, [hash, key]);
}

/** Anybody may write anything behind the #. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
