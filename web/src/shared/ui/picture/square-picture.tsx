import { useEffect, useState, type ReactNode } from 'react';

/** Pictures that failed, until the connection is back: retrying on every refresh would be a storm of requests. */
const failedPictures = new Set<string>();

interface SquarePictureProps {
  url: string | null;
  /** Shown instead of a missing picture. */
  placeholder: ReactNode;
  /** Loads at once, for the first row; other pictures load when they are near the window. */
  eager?: boolean;
  className?: string;
}

/** A square picture on white. Decorative: the name is next to it. */
export function SquarePicture({ url, placeholder, eager = false, className = '' }: SquarePictureProps) {
  const [, redraw] = useState({});
  const failed = url !== null && failedPictures.has(url);
  useEffect(() => {
    if (!failed) return;
    const again = (): void => {
      failedPictures.delete(url);
      redraw({});
    };
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [failed, url]);
  if (url === null || failed) {
    return (
      <span data-placeholder className={`grid place-items-center bg-sunken text-ink-3 ${className}`}>
        {placeholder}
      </span>
    );
  }
  return (
    <img
      src={url}
      alt=""
      width={512}
      height={512}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : 'auto'}
      decoding="async"
      className={`bg-white object-contain ${className}`}
      onError={() => {
        failedPictures.add(url);
        redraw({});
      }}
    />
  );
}
