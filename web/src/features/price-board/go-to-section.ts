/** Scrolls a section to its place below the sticky bar, puts the focus on its heading and names it in the address. */
export function goToSection(id: string, { smooth }: { smooth: boolean }): void {
  const heading = document.getElementById(`${id}-heading`);
  const section = document.getElementById(id);
  if (heading === null || section === null) return;
  const calm = !smooth || matchMedia('(prefers-reduced-motion: reduce)').matches;
  heading.focus({ preventScroll: true });
  section.scrollIntoView({ behavior: calm ? 'instant' : 'smooth', block: 'start' });
  straightenOnArrival(section);
  // Replaced, not pushed: going back leaves the board instead of walking through its sections.
  history.replaceState(history.state, '', `#${id}`);
}

/** So long a smooth scroll takes at most. */
const SCROLL_MS = 3_000;
/** What is further off than this was scrolled on by the reader. */
const NEAR_PX = 40;

/** Sections above may still be drawn while the page scrolls: where it comes to rest is put right, once. */
function straightenOnArrival(section: HTMLElement): void {
  const straighten = (): void => {
    const off = section.getBoundingClientRect().top - Number.parseFloat(getComputedStyle(section).scrollMarginTop);
    if (Math.abs(off) > 1 && Math.abs(off) < NEAR_PX) section.scrollIntoView({ behavior: 'instant', block: 'start' });
  };
  addEventListener('scrollend', straighten, { once: true, signal: AbortSignal.timeout(SCROLL_MS) });
}
