import type { CategoryIcon } from '@larder/kernel';
import { Beef, Carrot, ChefHat, Flame, Leaf, Package, Snowflake, Utensils, type LucideIcon } from 'lucide-react';

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

/** The icon that a category of restaurant products has chosen; a parcel for a name that is none of ours. */
export function CategorySymbol({ icon, size, strokeWidth = 1.75 }: CategorySymbolProps) {
  const Symbol = SYMBOLS[icon] ?? Package;
  return <Symbol size={size} strokeWidth={strokeWidth} className="flex-none" aria-hidden />;
}
