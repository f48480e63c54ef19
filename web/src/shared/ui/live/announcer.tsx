import { useSyncExternalStore } from 'react';

/** Stands once on a page that announces. */
export function Announcer() {
  const text = useSyncExternalStore(announcements.subscribe, announcements.current, announcements.current);
  return (
    <output aria-live="polite" className="sr-only">
      {text}
    </output>
  );
}

/** Says to screen readers what sighted people see happen elsewhere on the page. */
export class AnnouncementStore {
  private text = '';
  private readonly listeners = new Set<() => void>();

  readonly current = (): string => this.text;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly say = (text: string): void => {
    // The same sentence twice would be no change, and not be read.
    this.text = text === this.text ? `${text}\u00A0` : text;
    for (const listener of this.listeners) listener();
  };
}

export const announcements = new AnnouncementStore();
