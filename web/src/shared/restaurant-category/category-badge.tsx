import '../styles/category-schemes.css';
import type { CategoryIcon, ColorScheme } from '@larder/kernel';
import { CategorySymbol } from './category-symbol.tsx';

/** How a category looks. */
export interface CategoryLook {
  colorScheme: ColorScheme;
  icon: CategoryIcon;
}

/** Shown for a category that products still name but that no longer exists. */
export const PLAIN_LOOK: Readonly<CategoryLook> = { colorScheme: 'gray', icon: 'Package' };

/** A category's name in its colour, with its icon: never by colour alone. */
export function CategoryBadge({ name, look }: { name: string; look: CategoryLook }) {
  return (
    <span className="scheme-badge" data-scheme={look.colorScheme} title={name}>
      <CategorySymbol icon={look.icon} size={16} />
      <span>{name}</span>
    </span>
  );
}
