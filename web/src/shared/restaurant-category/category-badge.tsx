import type { CategoryIcon, ColorScheme } from '@larder/kernel';
import { Beef, Carrot, ChefHat, Flame, Leaf, type LucideIcon, Package, Snowflake, Utensils } from 'lucide-react';
import '../styles/category-schemes.css';

const SYMBOLS: Readonly<Record<CategoryIcon, LucideIcon>> = {
  Package,
  Beef,
  Carrot,
  'Chef Hat': ChefHat,
  Snowflake,
  Flame,
  Utensils,
  Leaf,
};

interface CategorySymbolProps {
  icon: CategoryIcon;
  size: number;
  strokeWidth?: number;
}

/** The icon of a category of restaurant products; a parcel for an unknown name. */
export function CategorySymbol({ icon, size, strokeWidth = 1.75 }: CategorySymbolProps) {
  const Symbol = SYMBOLS[icon] ?? Package;
  return <Symbol size={size} strokeWidth={strokeWidth} className="flex-none" aria-hidden />;
}

/** The look of a category. */
interface CategoryLook {
  colorScheme: ColorScheme;
  icon: CategoryIcon;
}

/** Shown for a deleted category whose name products still have. */
export const PLAIN_LOOK: Readonly<CategoryLook> = { colorScheme: 'gray', icon: 'Package' };

/** A category's name in its colour, with its icon, so that colour is not the only sign. */
export function CategoryBadge({ name, look }: { name: string; look: CategoryLook }) {
  return (
    <span className="scheme-badge" data-scheme={look.colorScheme} title={name}>
      <CategorySymbol icon={look.icon} size={16} />
      <span>{name}</span>
    </span>
  );
}
