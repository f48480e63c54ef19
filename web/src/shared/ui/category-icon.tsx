import type { RetailCategory } from '@larder/kernel';
import { Beef, Carrot, Drumstick, Fish, Ham, ShoppingBasket, Soup, type LucideIcon } from 'lucide-react';

const ICONS: Record<RetailCategory, LucideIcon> = {
  produce: Carrot,
  'meat-beef': Beef,
  'meat-chicken': Drumstick,
  'meat-pork': Ham,
  'meat-hotpot': Soup,
  seafood: Fish,
  groceries: ShoppingBasket,
};

export function CategoryIcon({ category, size }: { category: RetailCategory; size: number }) {
  const Icon = ICONS[category];
  return <Icon size={size} strokeWidth={1.5} aria-hidden />;
}
