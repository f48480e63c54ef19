import { shopTexts } from '../../../texts/restaurant/products.ts';

const PLACES = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

/** As many empty cards as the first screen holds. */
export function ShopSkeleton() {
  return (
    <div className="shop-sections">
      <p className="sr-only">{shopTexts.loading}</p>
      <div aria-hidden className="skeleton h-7 w-48" />
      <ul aria-hidden className="shop-grid">
        {PLACES.map((place) => (
          <li key={place} className="shop-card">
            <span className="skeleton shop-card-picture" />
            <div className="shop-card-words">
              <span className="skeleton h-5 w-4/5" />
              <span className="skeleton h-4 w-3/5" />
            </div>
            <div className="shop-card-price">
              <span className="skeleton block h-7 w-28" />
            </div>
            <div className="shop-card-quantity">
              <span className="skeleton h-11 w-full" />
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
