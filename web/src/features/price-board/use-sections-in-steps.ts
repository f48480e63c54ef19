import { startTransition, useEffect, useState } from 'react';

/**
 * How many sections may show their products: the first one as soon as the prices are there, the others one by one behind
 * it. A telephone draws the whole board in several short steps instead of one long one, and answers touches in between.
 */
export function useSectionsInSteps(ready: boolean, sections: number): number {
  const [extra, setExtra] = useState(0);
  useEffect(() => {
    if (!ready || extra >= sections - 1) return;
    const timer = setTimeout(() => startTransition(() => setExtra(extra + 1)));
    return () => clearTimeout(timer);
  }, [ready, extra, sections]);
  return ready ? extra + 1 : 0;
}
