import { useLayoutEffect, useRef, type RefObject } from 'react';

/** The value of the last drawing, for handlers that stay the same from drawing to drawing. */
export function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
