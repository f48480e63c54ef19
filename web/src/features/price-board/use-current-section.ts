import { useEffect, useState } from 'react';
import { BOARD_SECTIONS } from './board-sections.ts';

/** A thin line a little below the sticky bar: the section that crosses it is the one being read. */
const READING_LINE = '-140px 0px -80% 0px';

export function useCurrentSection(): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  useEffect(() => {
    const crossing = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) crossing.add(target.id);
          else crossing.delete(target.id);
        }
        setCurrent(BOARD_SECTIONS.find(({ id }) => crossing.has(id))?.id ?? null);
      },
      { rootMargin: READING_LINE },
    );
    for (const { id } of BOARD_SECTIONS) {
      const section = document.getElementById(id);
      if (section !== null) observer.observe(section);
    }
    return () => observer.disconnect();
  }, []);
  return current;
}
