import { useSyncExternalStore } from 'react';
import { announcements } from './announcement-store.ts';

/** Stands once on a page that announces. */
export function Announcer() {
  const text = useSyncExternalStore(announcements.subscribe, announcements.current, announcements.current);
  return (
    <output aria-live="polite" className="sr-only">
      {text}
    </output>
  );
}
