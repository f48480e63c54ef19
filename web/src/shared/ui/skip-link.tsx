import { appTexts } from '../../texts/app.ts';

export function SkipLink() {
  return (
    <a
      href="#main"
      className="button sr-only bg-surface focus-visible:not-sr-only focus-visible:fixed focus-visible:top-2 focus-visible:left-2 focus-visible:z-50 focus-visible:inline-flex focus-visible:px-4 focus-visible:py-2.5"
    >
      {appTexts.skipLink}
    </a>
  );
}
