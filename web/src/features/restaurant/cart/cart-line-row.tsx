import { orderableFrom } from '@larder/kernel';
import { TriangleAlert } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { formatShortDay } from '../../../shared/time/format-time.ts';
import { BothNames, namesOf } from '../../../shared/ui/both-names.tsx';
import { part } from '../../../shared/ui/part.tsx';
import { cartTexts } from '../../../texts/restaurant/cart.ts';
import { shopTexts } from '../../../texts/restaurant/products.ts';
import type { CalculatedLine } from '../model/calculate-cart.ts';
import { moneyOf } from '../model/money.ts';
import { quantityRuleOf } from '../model/shop-product.ts';
import { QuantityStepper } from '../products/quantity-stepper.tsx';
import { Struck } from '../products/shop-parts.tsx';
import restaurantStyles from '../restaurant.module.css';
import { takeOut } from './cart-actions.ts';
import { shopCart } from './cart-store.ts';

const LineSteps = part(async () => (await import('../../../shared/kit/price-steps.tsx')).LineSteps);

interface CartLineRowProps {
  calculated: CalculatedLine;
  /** Called when the line was removed, and with it the focused element. */
  onGone: () => void;
}

export function CartLineRow({ calculated, onGone }: CartLineRowProps) {
  const { line, product, problem, earliest, originalCents, discountCents } = calculated;
  const { id, quantity } = line;
  const [explained, setExplained] = useState(false);
  const name = namesOf(product ?? line)[0].text;
  const unit = product?.unit ?? line.unit;
  const nearest = product === null ? quantity : orderableFrom(quantity, quantityRuleOf(product));
  const remove = (): void => {
    takeOut(id);
    onGone();
  };
  return (
    <li className={restaurantStyles.cartLine} data-line={id} data-problem={problem ?? undefined}>
      <div className="min-w-0">
        <p className="leading-snug font-semibold wrap-anywhere">
          <BothNames of={product ?? line} />
        </p>
        {problem === 'gone' ? (
          <LineProblem>
            {cartTexts.gone} <span className="font-normal text-ink-2">{cartTexts.goneHint}</span>
          </LineProblem>
        ) : (
          <p className="text-sm text-ink-2">
            {cartTexts.each(moneyOf(product?.discountedCents ?? line.unitPriceCents), unit)}
          </p>
        )}
        {earliest !== null && <LineProblem>{shopTexts.availableFrom(formatShortDay(earliest))}</LineProblem>}
        {problem === 'sold-out' && <LineProblem>{shopTexts.soldOut}</LineProblem>}
        {(problem === 'below-minimum' || problem === 'no-multiple') && product !== null && (
          <LineProblem>
            {problem === 'below-minimum'
              ? cartTexts.belowMinimum(product.minimum, unit)
              : shopTexts.multipleReason(product.multiple, unit)}{' '}
            <button
              type="button"
              className={restaurantStyles.textButton}
              onClick={() => shopCart.change({ kind: 'set', id, quantity: nearest })}
            >
              {cartTexts.takeInstead(nearest)}
            </button>
          </LineProblem>
        )}
      </div>
      {problem === 'gone' ? (
        <button
          type="button"
          className={`${restaurantStyles.textButton} justify-self-start`}
          aria-label={shopTexts.takeOut(name)}
          onClick={remove}
        >
          {cartTexts.remove}
        </button>
      ) : (
        <p className="[grid-area:2_/_2] text-right">
          <button
            type="button"
            className="text-right pointer-coarse:min-h-11"
            aria-expanded={explained}
            onClick={() => setExplained(!explained)}
          >
            <span className="sr-only">{cartTexts.lineTotal} </span>
            {discountCents > 0 && <Struck className="block text-sm" cents={originalCents} />}
            <span className="font-semibold underline decoration-dotted underline-offset-4">
              {moneyOf(originalCents - discountCents)}
            </span>
          </button>
        </p>
      )}
      {problem !== 'gone' && (
        <QuantityStepper
          name={name}
          unit={unit}
          quantity={quantity}
          minimum={product?.minimum ?? 1}
          multiple={product?.multiple ?? 1}
          removable
          onChange={(next) => (next === 0 ? remove() : shopCart.change({ kind: 'set', id, quantity: next }))}
        />
      )}
      {explained && product !== null && (
        <div className="col-span-full">
          <LineSteps item={{ ...product, quantity }} unit={unit} tier={product.lowerTier} />
        </div>
      )}
    </li>
  );
}

function LineProblem({ children }: { children: ReactNode }) {
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-sm font-semibold text-price">
      <TriangleAlert size={16} strokeWidth={1.75} className="flex-none" aria-hidden />
      <span className="min-w-0 flex-1">{children}</span>
    </p>
  );
}
