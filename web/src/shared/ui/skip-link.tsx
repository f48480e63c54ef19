import { appTexts } from '../../texts/app.ts';

/** A link for the keyboard past many controls, visible only while it has focus. */
export function SkipLink({ to = '#main', label = appTexts.skipLink }: { to?: string; label?: string }) {
  return (
    <a
      href={to}
      className="button sr-only bg-surface focus-visible:not-sr-only focus-visible:fixed focus-visible:top-2 focus-visible:left-2 focus-visible:z-50 focus-visible:inline-flex focus-visible:px-4 focus-visible:py-2.5"
    >
      {label}
    </a>
  );
}
