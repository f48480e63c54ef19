import { useSyncExternalStore } from 'react';
import { Held } from '../../held.ts';

/** The live region; once on a page that announces. */
export function Announcer() {
  const text = useSyncExternalStore(announcements.subscribe, announcements.current, announcements.current);
  return (
    <output aria-live="polite" className="sr-only">
      {text}
    </output>
  );
}

/** Announces to screen readers what changes elsewhere on the page. */
class AnnouncementStore extends Held<string> {
  // The same sentence twice would be no change, and not be read.
  readonly say = (text: string): void => this.hold(text === this.value ? `${text}\u00A0` : text);
}

export const announcements = new AnnouncementStore('');
