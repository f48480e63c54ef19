import type { RetailCategory } from '@larder/kernel';
import { useState } from 'react';
import { CategoryIcon } from './category-icon.tsx';

/** Pictures that failed since the page was opened: asking again with every refresh would be a storm of requests. */
const failedPictures = new Set<string>();

interface ProductPictureProps {
  url: string | null;
  category: RetailCategory;
  iconSize: number;
  /** Pictures of the first row are wanted at once; the others when they come near. */
  eager?: boolean;
  className?: string;
}

/** A square picture on white, or the category's icon when there is none. Decorative: the name stands beside it. */
export function ProductPicture({ url, category, iconSize, eager = false, className = '' }: ProductPictureProps) {
  const [failed, setFailed] = useState<string | null>(null);
  if (url === null || url === failed || failedPictures.has(url)) {
    return (
      <span data-placeholder className={`grid place-items-center bg-sunken text-ink-3 ${className}`}>
        <CategoryIcon category={category} size={iconSize} />
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
        setFailed(url);
      }}
    />
  );
}
