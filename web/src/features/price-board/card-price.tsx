import type { Product } from '@larder/contracts';
import { formatMoney } from '@larder/kernel';
import { Price } from '../../shared/ui/price.tsx';
import { useChangeCount } from '../../shared/ui/use-change-count.ts';
import { boardTexts } from '../../texts/price-board.ts';
import { unitPrice } from './unit-price.ts';

/** Our price, the struck regular price when that is higher, and the price per unit. A change is tinted for two seconds. */
export function CardPrice({ product }: { product: Product }) {
  const { ourPrice, retailPrice } = product;
  const changes = useChangeCount(ourPrice);
  const unit = unitPrice(ourPrice, product.size);
  const reduced = retailPrice > ourPrice;
  return (
    <div className="px-3 pt-2 pb-3">
      <p key={changes} className={`price-line ${changes > 0 ? 'price-changed' : ''}`}>
        <span className="sr-only">
          {reduced && `${boardTexts.regularPrice(formatMoney(retailPrice))}, `}
          {boardTexts.ourPrice(formatMoney(ourPrice))}
        </span>
        <span aria-hidden className="contents">
          <Price dollars={ourPrice} />
          {reduced && <span className="was-price">{formatMoney(retailPrice)}</span>}
        </span>
      </p>
      {unit !== null && (
        <p className="pt-1.5 text-sm leading-tight text-ink-2">
          {formatMoney(unit.dollars)}/{unit.per}
        </p>
      )}
    </div>
  );
}
