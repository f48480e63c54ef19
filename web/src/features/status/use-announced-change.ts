import { useEffect, useRef } from 'react';
import { announcements } from '../../shared/ui/live/announcement-store.ts';

/** Says a sentence to screen readers when it is another one than before; what the page said first they read themselves. */
export function useAnnouncedChange(sentence: string | null): void {
  const last = useRef<string | null>(null);
  useEffect(() => {
    if (sentence === null || sentence === last.current) return;
    if (last.current !== null) announcements.say(sentence);
    last.current = sentence;
  }, [sentence]);
}
