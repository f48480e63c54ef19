import { ChefHat } from 'lucide-react';
import { PATHS } from '../../shared/routing/paths.ts';
import { Link } from '../../shared/routing/router.ts';
import { boardTexts } from '../../texts/price-board.ts';
import { useScrollingDown } from './use-scrolling-down.ts';

/** Floats over the board's corner; on a phone only its icon stays while someone reads on. Its name is always there. */
export function RestaurantOrdersLink() {
  const collapsed = useScrollingDown();
  return (
    <Link to={PATHS.restaurant.path} className="floating-link screen-only" data-collapsed={collapsed}>
      <ChefHat size={22} strokeWidth={1.75} className="flex-none" aria-hidden />
      <span className="floating-link-name">{boardTexts.restaurantOrders}</span>
    </Link>
  );
}
