import type { ReactNode } from 'react';

interface ScrollRegionProps {
  label: string;
  className?: string;
  children: ReactNode;
}

/** A separately scrolling part of the page, by keyboard too; the page's header does not cover it. */
export function ScrollRegion({ label, className = 'overflow-x-auto', children }: ScrollRegionProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- without it Safari's keyboard cannot scroll it
    <section className={`[--header-height:0px] ${className}`} aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}
