import { useSyncExternalStore } from 'react';
import { Held } from '../../held.ts';

/** The live region, once per page that announces. */
export function Announcer() {
  const text = useSyncExternalStore(announcements.subscribe, announcements.current, announcements.current);
  return (
    <output aria-live="polite" className="sr-only">
      {text}
    </output>
  );
}

/** Announces changes elsewhere on the page to screen readers. */
class AnnouncementStore extends Held<string> {
  // A repeated sentence would be no change and not be announced, so it is varied.
  readonly say = (text: string): void => this.hold(text === this.value ? `${text}\u00A0` : text);
}

export const announcements = new AnnouncementStore('');
