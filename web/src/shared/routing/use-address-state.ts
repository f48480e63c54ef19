import { useCallback, useEffect, useRef, useState, type Dispatch, type SetStateAction } from 'react';
import { useLatest } from '../ui/use-latest.ts';
import { writeAddress, type AddressCodec } from './address-codec.ts';
import { useSearchParams } from './router.ts';

/** Typing updates the address when it pauses: browsers limit how often a page may change it. */
const ADDRESS_DELAY_MS = 200;

/**
 * A state in the address, so that it can be shared and survives a reload; the page holds it as well, so that typing
 * need not wait for the router. The codec must be a constant.
 */
export function useAddressState<T>(codec: AddressCodec<T>): [T, Dispatch<SetStateAction<T>>] {
  const { read } = codec;
  const [parameters, setParameters] = useSearchParams();
  const [state, setState] = useState(() => read(parameters));
  const address = parameters.toString();
  const written = useRef(address);
  const setAddress = useLatest(setParameters);

  // After Back or a link, the address leads. One that a further write has replaced may be rendered late: it is ignored.
  useEffect(() => {
    if (address === written.current || address !== new URLSearchParams(window.location.search).toString()) return;
    // The part of the address with this state, without other parameters.
    const ourPart = (text: string): string => JSON.stringify(codec.write(read(new URLSearchParams(text))));
    const before = ourPart(written.current);
    written.current = address;
    if (ourPart(address) !== before) setState(read(new URLSearchParams(address)));
  }, [address, read, codec]);

  // The page changed the state, so the address follows.
  useEffect(() => {
    const timer = setTimeout(() => {
      // Not the rendered address: a dialog closed since the last render must not reopen.
      const current = new URLSearchParams(window.location.search);
      const next = writeAddress(codec, state, current).toString();
      if (next === current.toString()) return;
      written.current = next;
      setAddress.current(new URLSearchParams(next), { replace: true, preventScrollReset: true });
    }, ADDRESS_DELAY_MS);
    return () => clearTimeout(timer);
  }, [state, setAddress, codec]);

  return [state, setState];
}

/** Sets parameters of the address; null removes one. A change is a history entry, unless it replaces the last one. */
type ChangeAddress = (changes: Readonly<Record<string, string | null>>, options?: { replace?: boolean }) => void;

/** The parameters of the address, and a function to change some of them. */
export function useAddressParameters(): [URLSearchParams, ChangeAddress] {
  const [parameters, setParameters] = useSearchParams();
  const change = useCallback<ChangeAddress>(
    (changes, { replace = false } = {}) =>
      setParameters(
        () => {
          // Not the rendered address: text typed since the last render must not be lost.
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
