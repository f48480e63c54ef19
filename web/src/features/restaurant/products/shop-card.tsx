import { orderableFrom, quantityProblem } from '@larder/kernel';
import { Check } from 'lucide-react';
import { memo, useState } from 'react';
import { CategorySymbol } from '../../../shared/restaurant-category/category-badge.tsx';
import { BothNames, MixedText, namesOf } from '../../../shared/ui/both-names.tsx';
import { announcements } from '../../../shared/ui/live/announcer.tsx';
import { SquarePicture } from '../../../shared/ui/picture/square-picture.tsx';
import { shopTexts } from '../../../texts/restaurant/products.ts';
import { putIn } from '../cart/cart-actions.ts';
import { shopCart, useQuantityInCart } from '../cart/cart-store.ts';
import { quantityRuleOf, type ShopProduct } from '../model/shop-product.ts';
import { QuantityStepper } from './quantity-stepper.tsx';
import { type ShopItemProps, SizeAndMinimum, UnitPrice, UnlessSoldOut } from './shop-parts.tsx';
import styles from './shop-products.module.css';

/** A product as a card: its picture, its price, and a quantity for the cart. */
export const ShopCard = memo(function ShopCard({ product, icon, eager, measure, row }: ShopItemProps) {
  const { description, imageUrl } = product;
  return (
    <li ref={measure} data-index={row} data-product={product.id} className={styles.shopCard}>
      <SquarePicture
        url={imageUrl}
        eager={eager}
        className={styles.shopCardPicture}
        placeholder={<CategorySymbol icon={icon} size={40} />}
      />
      <div className="grid [grid-area:names] content-start gap-0.5 min-w-0">
        <h3 className="font-bold leading-[1.3] wrap-anywhere">
          <BothNames of={product} />
        </h3>
        {description !== '' && (
          <p className="line-clamp-2 text-[0.875rem] leading-[1.4] text-ink-2" title={description}>
            <MixedText text={description} />
          </p>
        )}
        <p className="text-sm text-ink-2">
          <SizeAndMinimum product={product} />
        </p>
      </div>
      <div className="[grid-area:price] self-end">
        <UnitPrice product={product} />
      </div>
      <UnlessSoldOut product={product}>
        <CardQuantity product={product} />
      </UnlessSoldOut>
    </li>
  );
});

function CardQuantity({ product }: { product: ShopProduct }) {
  const { unit, minimum, multiple } = product;
  const name = namesOf(product)[0].text;
  const inCart = useQuantityInCart(product.id);
  const [draft, setDraft] = useState(minimum);
  const wanted = orderableFrom(draft, quantityRuleOf(product));
  const chosen = inCart > 0;
  const problem = chosen ? quantityProblem(inCart, quantityRuleOf(product)) : null;
  return (
    <div className={styles.shopCardQuantity} data-in-cart={chosen}>
      <QuantityStepper
        name={name}
        unit={unit}
        quantity={chosen ? inCart : wanted}
        minimum={minimum}
        multiple={multiple}
        removable={chosen}
        onChange={(quantity) => (chosen ? putIn(product, quantity) : setDraft(quantity))}
      />
      {chosen ? (
        <p className="inline-flex flex-auto items-center justify-center gap-1.5 text-brand text-[0.875rem] font-semibold whitespace-nowrap">
          <Check size={18} strokeWidth={2} className="flex-none" aria-hidden />
          {shopTexts.inCart}
        </p>
      ) : (
        <button
          type="button"
          className="button flex-1"
          data-tone="primary"
          aria-label={shopTexts.addToCart(name)}
          onClick={(event) => {
            // The button is replaced by the quantity, which gets the focus.
            event.currentTarget.parentElement
              ?.querySelector<HTMLElement>('[data-part="stepper"] > button:last-child')
              ?.focus();
            putIn(product, wanted);
            setDraft(minimum);
            if (shopCart.quantityOf(product.id) > 0) announcements.say(shopTexts.added(wanted, unit, name));
          }}
        >
          {shopTexts.add}
        </button>
      )}
      {problem !== null && (
        <p className="w-full text-sm font-semibold text-price">
          {problem === 'below-minimum'
            ? shopTexts.minimumReason(minimum, unit)
            : shopTexts.multipleReason(multiple, unit)}
        </p>
      )}
    </div>
  );
}
