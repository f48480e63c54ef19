import type { Product } from '@larder/contracts';
import { formatMoney } from '@larder/kernel';
import { CHINESE } from '../../../shared/chinese.ts';
import { Printed } from '../../../shared/kit/print-sheet.tsx';
import { unitPrice } from '../../../shared/unit-price.ts';
import styles from './tag-sheets.module.css';

/** Tags per sheet of letter paper, as labels are sold. */
export const TAG_SIZES = [30, 10] as const;
export type TagSize = (typeof TAG_SIZES)[number];

/** The product on a tag. */
export interface TagProduct extends Pick<Product, 'description' | 'chineseName' | 'size' | 'retailPrice' | 'ourPrice'> {
  productId: string;
}

interface TagSheetsProps {
  tags: readonly TagProduct[];
  size: TagSize;
  onPrinted: () => void;
}

/** The sheets of labels to print. */
export function TagSheets({ tags, size, onPrinted }: TagSheetsProps) {
  return (
    <Printed onPrinted={onPrinted}>
      {sheetsOf(tags, size).map((sheet) => (
        <ul key={sheet[0]?.productId} className={styles.tagSheet} data-size={size}>
          {sheet.map((tag) => (
            <Tag key={tag.productId} tag={tag} />
          ))}
        </ul>
      ))}
    </Printed>
  );
}

function sheetsOf(tags: readonly TagProduct[], size: TagSize): TagProduct[][] {
  return Array.from({ length: Math.ceil(tags.length / size) }, (_, sheet) =>
    tags.slice(sheet * size, (sheet + 1) * size),
  );
}

function Tag({ tag: { productId, description, chineseName, size, ourPrice, retailPrice } }: { tag: TagProduct }) {
  const unit = unitPrice(ourPrice, size);
  return (
    <li className={styles.tag} data-tag={productId}>
      <div className={styles.tagNames}>
        <p className={`${styles.tagName} line-clamp-2`}>{description}</p>
        {chineseName !== null && (
          <p className={`${styles.tagName} line-clamp-2`} lang={CHINESE}>
            {chineseName}
          </p>
        )}
        <p className={styles.tagSmall}>{size}</p>
      </div>
      <div className={styles.tagPrices}>
        {retailPrice > ourPrice && <s className={styles.tagSmall}>{formatMoney(retailPrice)}</s>}
        <p className={styles.tagPrice}>{formatMoney(ourPrice)}</p>
        {unit !== null && <p className={styles.tagSmall}>{`${formatMoney(unit.dollars)} / ${unit.per}`}</p>}
      </div>
    </li>
  );
}
