import type { Product } from '@larder/contracts';
import { discountPercent, formatMoney } from '@larder/kernel';
import { ChevronDown } from 'lucide-react';
import { memo, useId, useState } from 'react';
import { languageOf } from '../../shared/chinese.ts';
import { namesOf } from '../../shared/ui/both-names.tsx';
import { DiscountTag } from '../../shared/ui/discount-tag.tsx';
import { part } from '../../shared/ui/part.tsx';
import { Price } from '../../shared/ui/price.tsx';
import { ProductPicture } from '../../shared/ui/product-picture.tsx';
import { useChangeCount } from '../../shared/ui/use-change-count.ts';
import { unitPrice } from '../../shared/unit-price.ts';
import { LOCALE } from '../../texts/language.ts';
import { boardTexts } from '../../texts/price-board.ts';

const FormattedText = part(async () => (await import('../../shared/ui/formatted-text.tsx')).FormattedText, {
  waiting: <span className="skeleton block h-4 w-full" />,
});

/** The details of a product, below their button, so that opening them never moves it. */
function MoreInfo({ text, product }: { text: string; product: string }) {
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <div className="screen-only border-t border-hairline">
      <button
        type="button"
        className="flex min-h-11 w-full items-center justify-between gap-2 px-3 text-sm font-semibold text-brand hover:bg-sunken"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <span>
          {open ? boardTexts.lessInfo : boardTexts.moreInfo}
          <span className="sr-only"> {boardTexts.moreInfoAbout(product)}</span>
        </span>
        <ChevronDown size={18} strokeWidth={1.75} aria-hidden className={open ? 'rotate-180' : ''} />
      </button>
      <div id={id} hidden={!open} className="px-3 pb-3">
        {open && <FormattedText source={text} />}
      </div>
    </div>
  );
}

/** "Sunday" within the next days, "Dec 24" later: the same weekday of next week would look like today. */
function formatLastDay(day: string): string {
  const date = new Date(day);
  const isNear = date.getTime() - Date.now() < 5 * 864e5;
  return date.toLocaleDateString(LOCALE, {
    timeZone: 'UTC',
    ...(isNear ? { weekday: 'long' } : { month: 'short', day: 'numeric' }),
  });
}

/** Our price, the struck regular price if higher, and the price per unit. A change is briefly highlighted. */
function CardPrice({ product }: { product: Product }) {
  const { ourPrice, retailPrice } = product;
  const changes = useChangeCount(ourPrice);
  const unit = unitPrice(ourPrice, product.size);
  const reduced = retailPrice > ourPrice;
  return (
    <div className="px-3 pt-2 pb-3">
      <p key={changes} className={`price-line ${changes > 0 ? 'price-changed' : ''}`}>
        <span className="sr-only">
          {reduced
            ? boardTexts.reducedPrice(formatMoney(retailPrice), formatMoney(ourPrice))
            : boardTexts.ourPrice(formatMoney(ourPrice))}
        </span>
        <span aria-hidden className="contents">
          <Price dollars={ourPrice} />
          {reduced && <span className="was-price">{formatMoney(retailPrice)}</span>}
        </span>
      </p>
      {product.lowest !== undefined && (
        <p className="text-sm text-ink-2">{boardTexts.lowest(formatMoney(product.lowest))}</p>
      )}
      {product.until !== undefined && (
        <p className="text-sm font-semibold text-price">{boardTexts.until(formatLastDay(product.until))}</p>
      )}
      {unit !== null && (
        <p className="pt-1.5 text-sm leading-tight text-ink-2">
          {boardTexts.unitPrice(formatMoney(unit.dollars), unit.per)}
        </p>
      )}
    </div>
  );
}

interface ProductCardProps {
  product: Product;
  eager: boolean;
}

/** One product. Memoised: a live change re-renders only the cards it concerns. */
export const ProductCard = memo(function ProductCard({ product, eager }: ProductCardProps) {
  const percent = discountPercent(product.retailPrice, product.ourPrice);
  const [first, second] = namesOf({ name: product.description, chineseName: product.chineseName });
  return (
    <li id={product.id} className="product-card" data-product={product.id}>
      <div className="picture-band">
        <ProductPicture
          url={product.imageUrl}
          category={product.category}
          iconSize={48}
          eager={eager}
          className="mx-auto aspect-square h-full"
        />
        {percent > 0 && (
          <span className="absolute top-2 left-2">
            <DiscountTag percent={percent} spoken={boardTexts.percentOff(percent)} />
          </span>
        )}
      </div>
      <div className="px-3 pt-3">
        <p className="line-clamp-2 leading-snug font-semibold" title={first.text}>
          <a href={`#${product.id}`} lang={first.language}>
            {first.text}
          </a>
        </p>
        {second !== undefined && (
          <p lang={second.language} className="leading-snug text-ink-2">
            {second.text}
          </p>
        )}
      </div>
      <p lang={languageOf(product.size)} className="px-3 pt-1 text-sm text-ink-3">
        {product.size}
      </p>
      <CardPrice product={product} />
      {product.detailedDescription !== null && product.detailedDescription !== '' && (
        <MoreInfo text={product.detailedDescription} product={product.description} />
      )}
    </li>
  );
});
