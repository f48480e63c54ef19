import { lazy, Suspense, type ComponentProps } from 'react';

const LazyPanel = lazy(async () => ({ default: (await import('./analytics-panel.tsx')).AnalyticsPanel }));

/** The panel is fetched when somebody asks for it. */
export function AnalyticsPanel(props: ComponentProps<typeof LazyPanel>) {
  return (
    <Suspense>
      <LazyPanel {...props} />
    </Suspense>
  );
}
