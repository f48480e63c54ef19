import { formatMoney } from '@larder/kernel';
import { type CSSProperties, useEffect, useState } from 'react';
import type { SignageProduct } from '../../../shared/signage/signage-snapshot.ts';
import { CategoryIcon } from '../../../shared/ui/category-icon.tsx';
import { meatBoardTexts } from '../../../texts/signage/meat-board.ts';
import type { HalfLayout } from '../layout/layout-half.ts';
import { isReduced } from '../layout/page-rows.ts';
import styles from './meat-cells.module.css';

interface BoardCellProps {
  product: SignageProduct;
  layout: HalfLayout;
  /** The side of the picture. */
  picturePx: number;
  isFirst: boolean;
  /** A change retries pictures that failed. */
  attempt: unknown;
}

/** One item: its picture, its names and its price per pound. */
export function BoardCell({ product, layout, picturePx, isFirst, attempt }: BoardCellProps) {
  const { description, chineseName, ourPrice, retailPrice } = product;
  const style: CSSProperties = { width: layout.columnPx, marginLeft: isFirst ? 0 : layout.columnGapPx };
  const names = (
    <div className={styles.mbNames} style={{ width: layout.namesPx }}>
      {description !== '' && <p className={styles.mbEnglish}>{description}</p>}
      {chineseName !== null && (
        <p className={styles.mbChinese} lang="zh-Hant">
          {chineseName}
        </p>
      )}
    </div>
  );
  const price = (
    <p className={styles.mbPrices} style={{ width: layout.pricePx }}>
      {isReduced(product) && (
        <>
          <span className="sg-hidden">{`${meatBoardTexts.was(formatMoney(retailPrice))}, `}</span>
          <span data-part="mb-was" className={styles.mbWas} aria-hidden>
            {formatMoney(retailPrice)}
          </span>
        </>
      )}
      <span data-part="mb-price" className={styles.mbPrice}>
        {formatMoney(ourPrice)}
        <span className={styles.mbUnit}>{meatBoardTexts.perPound}</span>
      </span>
    </p>
  );
  const picture =
    layout.form === 'bare' ? null : <CellPicture product={product} sizePx={picturePx} attempt={attempt} />;
  return (
    <li
      className={`${styles.mbCell} ${layout.form === 'line' ? styles.mbLine : styles.mbStack}`}
      data-form={layout.form}
      style={style}
      data-product={product.id}
    >
      {layout.form === 'line' ? (
        <>
          {picture}
          {names}
          {price}
        </>
      ) : (
        <>
          {names}
          <div className={styles.mbFoot}>
            {picture}
            {price}
          </div>
        </>
      )}
    </li>
  );
}

/** The item's picture, or its category's stock picture until it has loaded or when it fails. */
function CellPicture({ product, sizePx, attempt }: { product: SignageProduct; sizePx: number; attempt: unknown }) {
  const url = usePicture(product.imageUrl, attempt);
  return (
    <span
      className={styles.mbPicture}
      style={{ width: sizePx, height: sizePx }}
      data-category={product.category}
      data-picture={url === null ? 'stock' : 'own'}
    >
      {url === null ? <CategoryIcon category={product.category} size={24} /> : <img src={url} alt="" />}
    </span>
  );
}

/**
 * The address of a picture that has been fetched and decoded; null until then and after a failure. A new picture
 * replaces it only when it is ready, so that nothing flickers. A change of `attempt` retries.
 */
function usePicture(url: string | null, attempt: unknown): string | null {
  const [ready, setReady] = useState<string | null>(null);
  useEffect(() => {
    if (url === null) return;
    const picture = new Image();
    let isWanted = true;
    const show = (): void => {
      if (isWanted) setReady(url);
    };
    picture.onload = () => void picture.decode().then(show, show);
    picture.onerror = () => {
      if (isWanted) setReady((held) => (held === url ? held : null));
    };
    picture.src = url;
    return () => {
      isWanted = false;
      picture.onload = null;
      picture.onerror = null;
    };
  }, [url, attempt]);
  return url === null ? null : ready;
}
