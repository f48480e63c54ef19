import { useCallback, useEffect, useRef, useState, type Dispatch, type SetStateAction } from 'react';
import { useLatest } from '../ui/use-latest.ts';
import { useSearchParams } from './router.ts';

/** Typing goes into the address when it pauses: browsers refuse pages that change theirs with every key. */
const ADDRESS_DELAY_MS = 200;

export interface AddressForm<T> {
  /** What an address says; what it does not say, or says wrongly, is as on the first visit. */
  read(parameters: URLSearchParams): T;
  /** The address of a state: only what differs from the first visit; what is none of ours stays as it is. */
  write(state: T, before: URLSearchParams): URLSearchParams;
}

/**
 * A state that lives in the address, so that it can be shared and survives a reload; the page keeps it as well, so that no
 * key pressed waits for the router. The form stays the same from drawing to drawing.
 */
export function useAddressState<T>(form: AddressForm<T>): [T, Dispatch<SetStateAction<T>>] {
  const { read, write } = form;
  const [parameters, setParameters] = useSearchParams();
  const [state, setState] = useState(() => read(parameters));
  const address = parameters.toString();
  const written = useRef(address);
  const setAddress = useLatest(setParameters);

  // Somebody went back or followed a link: the address leads.
  useEffect(() => {
    if (address === written.current) return;
    // What an address says about the state, without what others keep in it.
    const ourPart = (text: string): string => write(read(new URLSearchParams(text)), new URLSearchParams()).toString();
    const before = ourPart(written.current);
    written.current = address;
    if (ourPart(address) !== before) setState(read(new URLSearchParams(address)));
  }, [address, read, write]);

  // The page leads: the address follows.
  useEffect(() => {
    const timer = setTimeout(() => {
      // The address itself, not the one last drawn: what somebody closed a moment ago must not come back.
      const current = new URLSearchParams(window.location.search);
      const next = write(state, current).toString();
      if (next === current.toString()) return;
      written.current = next;
      setAddress.current(new URLSearchParams(next), { replace: true, preventScrollReset: true });
    }, ADDRESS_DELAY_MS);
    return () => clearTimeout(timer);
  }, [state, setAddress, write]);

  return [state, setState];
}

/** Sets parameters of the address; null removes one. A change is a step that Back takes back, unless it replaces the last. */
type ChangeAddress = (changes: Readonly<Record<string, string | null>>, options?: { replace?: boolean }) => void;

/** The parameters of the address, and how to change some of them while the others stay. */
export function useAddressParameters(): [URLSearchParams, ChangeAddress] {
  const [parameters, setParameters] = useSearchParams();
  const change = useCallback<ChangeAddress>(
    (changes, { replace = false } = {}) =>
      setParameters(
        () => {
          // Not the rendered address: what was typed since the last render must not be lost.
          const next = new URLSearchParams(window.location.search);
          for (const [name, value] of Object.entries(changes)) {
            if (value === null) next.delete(name);
            else next.set(name, value);
          }
          return next;
        },
        { replace, preventScrollReset: true },
      ),
    [setParameters],
  );
  return [parameters, change];
}
