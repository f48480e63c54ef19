import { useSearchParams } from '../../../shared/routing/router.ts';

const ORDER = 'order';

/** Which order is open: it stands in the address, so that it can be shared and Back closes it. */
export function useOpenOrder(): { id: string | null; open: (id: string) => void; close: () => void } {
  const [parameters, setParameters] = useSearchParams();
  const set = (id: string | null): void =>
    setParameters(
      (before) => {
        const next = new URLSearchParams(before);
        if (id === null) next.delete(ORDER);
        else next.set(ORDER, id);
        return next;
      },
      // Opening is a step that Back takes back; closing is none.
      { replace: id === null, preventScrollReset: true },
    );
  return { id: parameters.get(ORDER), open: set, close: () => set(null) };
}
