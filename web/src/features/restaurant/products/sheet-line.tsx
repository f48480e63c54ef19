import { quantityProblem } from '@larder/kernel';
import { memo } from 'react';
import { CategorySymbol } from '../../../shared/restaurant-category/category-badge.tsx';
import { BothNames, namesOf } from '../../../shared/ui/both-names.tsx';
import { SquarePicture } from '../../../shared/ui/picture/square-picture.tsx';
import { putIn } from '../cart/cart-actions.ts';
import { useQuantityInCart } from '../cart/cart-store.ts';
import { quantityRuleOf } from '../model/shop-product.ts';
import { QuantityStepper } from './quantity-stepper.tsx';
import { type ShopItemProps, SizeAndMinimum, UnitPrice, UnlessSoldOut } from './shop-parts.tsx';
import styles from './shop-products.module.css';

/** A product as a line of the order sheet: a number typed here is in the cart. */
export const SheetLine = memo(function SheetLine({ product, icon, eager, measure, row }: ShopItemProps) {
  const { unit, minimum, multiple, imageUrl } = product;
  const inCart = useQuantityInCart(product.id);
  const isWrong = inCart > 0 && quantityProblem(inCart, quantityRuleOf(product)) !== null;
  return (
    <li
      ref={measure}
      data-index={row}
      data-product={product.id}
      data-in-cart={inCart > 0}
      data-part="sheet-line"
      className={styles.sheetLine}
    >
      <SquarePicture
        url={imageUrl}
        eager={eager}
        className="[grid-area:picture] w-10 h-10 object-contain"
        placeholder={<CategorySymbol icon={icon} size={20} />}
      />
      <div className="min-w-0">
        <h3 className="leading-snug font-semibold wrap-anywhere">
          <BothNames of={product} />
        </h3>
        <p className={`text-sm ${isWrong ? 'font-semibold text-price' : 'text-ink-2'}`}>
          <SizeAndMinimum product={product} />
        </p>
      </div>
      <div className={styles.sheetLinePrice}>
        <UnitPrice product={product} />
      </div>
      <UnlessSoldOut product={product}>
        <QuantityStepper
          name={namesOf(product)[0].text}
          unit={unit}
          quantity={inCart}
          minimum={minimum}
          multiple={multiple}
          removable={inCart > 0}
          onChange={(quantity) => putIn(product, quantity)}
        />
      </UnlessSoldOut>
    </li>
  );
});
