/** Scrolls a section to its place below the sticky bar, puts the focus on its heading and names it in the address. */
export function goToSection(id: string, { smooth }: { smooth: boolean }): void {
  const heading = document.getElementById(`${id}-heading`);
  const section = document.getElementById(id);
  if (heading === null || section === null) return;
  const calm = !smooth || matchMedia('(prefers-reduced-motion: reduce)').matches;
  heading.focus({ preventScroll: true });
  section.scrollIntoView({ behavior: calm ? 'instant' : 'smooth', block: 'start' });
  // Replaced, not pushed: going back leaves the board instead of walking through its sections.
  history.replaceState(history.state, '', `#${id}`);
}
