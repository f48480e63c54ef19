import type { RetailCategory } from '@larder/kernel';
import { CategoryIcon } from './category-icon.tsx';
import { SquarePicture } from './picture/square-picture.tsx';

interface ProductPictureProps {
  url: string | null;
  category: RetailCategory;
  iconSize: number;
  eager?: boolean;
  className?: string;
}

/** A retail product's picture, or its category's icon when there is none. */
export function ProductPicture({ category, iconSize, ...picture }: ProductPictureProps) {
  return <SquarePicture {...picture} placeholder={<CategoryIcon category={category} size={iconSize} />} />;
}
