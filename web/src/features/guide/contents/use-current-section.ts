import { useEffect, useState } from 'react';
import { GUIDE_SECTIONS } from '../../../texts/guide/guide-sections.ts';

/** A thin line in the upper third of the window: the section that crosses it is the one being read. */
const READING_LINE = '-30% 0px -69% 0px';

/** The place of the section being read, from 0; the first before any is reached. */
export function useCurrentSection(): number {
  const [current, setCurrent] = useState(0);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) setCurrent(GUIDE_SECTIONS.findIndex(({ id }) => id === target.id));
        }
      },
      { rootMargin: READING_LINE },
    );
    for (const { id } of GUIDE_SECTIONS) {
      const section = document.getElementById(id);
      if (section !== null) observer.observe(section);
    }
    return () => observer.disconnect();
  }, []);
  return current;
}
