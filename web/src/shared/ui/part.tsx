import { lazy, startTransition, Suspense, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { appTexts } from '../../texts/app.ts';
import { Boundary } from './boundary.tsx';
import { ErrorState } from './states.tsx';

interface PartOptions {
  /** A sentence about what is missing when loading fails. */
  lost?: string;
  /** Where the failure is shown; for a page, the previous one stays until the new one has loaded. */
  place?: 'within' | 'over' | 'page';
  waiting?: ReactNode;
}

export type Part<P> = ComponentType<P> & {
  /** Loads the part early, for use even offline. */
  fetch: () => void;
};

/** A lazily loaded part of a page. If loading fails, the page stays, shows what is missing and retries. */
export function part<P extends object>(
  load: () => Promise<ComponentType<P>>,
  { lost = appTexts.partLost, place = 'within', waiting }: PartOptions = {},
): Part<P> {
  const arriving = () => lazy(async () => ({ default: await load() }));
  let latest = arriving();
  function PartOfPage(props: P) {
    const [{ Content, tries }, setContent] = useState({ Content: latest, tries: 0 });
    // React remembers a failed import, so each retry, also by opening the part again, needs a new one.
    const renew = () => {
      if (latest === Content) latest = arriving();
    };
    const retry = () => startTransition(() => setContent({ Content: latest, tries: tries + 1 }));
    const content = <Content {...props} />;
    const { onClose } = props as { onClose?: () => void };
    return (
      <Boundary
        key={tries}
        instead={<Lost place={place} lost={lost} onShown={renew} onRetry={retry} onClose={onClose} />}
      >
        {place === 'page' ? content : <Suspense fallback={waiting}>{content}</Suspense>}
      </Boundary>
    );
  }
  return Object.assign(PartOfPage, { fetch: () => void load().catch(() => undefined) });
}

interface LostProps extends Required<Pick<PartOptions, 'lost' | 'place'>> {
  onShown: () => void;
  onRetry: () => void;
  onClose: (() => void) | undefined;
}

/** Retries automatically once the connection is back. */
function Lost({ lost, place, onShown, onRetry, onClose }: LostProps) {
  useEffect(() => {
    onShown();
    addEventListener('online', onRetry);
    return () => removeEventListener('online', onRetry);
  });
  const notice = (
    <ErrorState onRetry={onRetry} onClose={onClose}>
      {navigator.onLine ? appTexts.notLoaded : appTexts.offline} {lost}
    </ErrorState>
  );
  switch (place) {
    case 'within':
      return notice;
    case 'over':
      return <div className="fixed inset-x-4 bottom-4 z-50 mx-auto max-w-xl shadow-e2">{notice}</div>;
    case 'page':
      return (
        <main id="main" className="grid gap-5 px-4 py-5 md:px-6 lg:px-8">
          <title>{appTexts.pageLost}</title>
          <h1 tabIndex={-1} className="text-3xl font-extrabold">
            {appTexts.pageLost}
          </h1>
          {notice}
        </main>
      );
  }
}
