import { useEffect, useState } from 'react';

/**
 * The address of a picture that has been fetched and decoded, or null until then and when it cannot be had. Another one
 * takes its place only when it is ready, so that nothing flickers. `attempt` changes when it should be tried again.
 */
export function usePicture(url: string | null, attempt: unknown): string | null {
  const [ready, setReady] = useState<string | null>(null);
  useEffect(() => {
    if (url === null) return;
    const picture = new Image();
    let isWanted = true;
    const show = (): void => {
      if (isWanted) setReady(url);
    };
    picture.onload = () => void picture.decode().then(show, show);
    picture.onerror = () => {
      if (isWanted) setReady((held) => (held === url ? held : null));
    };
    picture.src = url;
    return () => {
      isWanted = false;
      picture.onload = null;
      picture.onerror = null;
    };
  }, [url, attempt]);
  return url === null ? null : ready;
}
