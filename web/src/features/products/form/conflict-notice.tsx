import { formatMoney, RETAIL_CATEGORY_LABELS } from '@larder/kernel';
import { useEffect, useRef } from 'react';
import type { ProductData } from '../../../shared/products/product-data.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { pictureTexts } from '../../../texts/picture.ts';
import { productFormTexts } from '../../../texts/products/form.ts';
import type { FieldName } from './product-fields.ts';

interface ConflictNoticeProps {
  theirs: ProductData;
  contested: FieldName[];
  onKeep: () => void;
  onTake: () => void;
}

const LABELS: Record<FieldName, string> = {
  description: productFormTexts.name,
  chineseName: productFormTexts.chineseName,
  detailedDescription: productFormTexts.details,
  size: productFormTexts.size,
  retailPrice: productFormTexts.retailPrice,
  ourPrice: productFormTexts.ourPrice,
  category: productFormTexts.category,
  active: productFormTexts.active,
  imageUrl: pictureTexts.label,
};

/** Somebody else was faster. What both changed is shown as they saved it; nothing that was typed is lost. */
export function ConflictNotice({ theirs, contested, onKeep, onTake }: ConflictNoticeProps) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    notice.current?.scrollIntoView({ block: 'nearest' });
    notice.current?.focus();
  }, [theirs]);
  return (
    <div ref={notice} role="alert" tabIndex={-1} className="problem-notice grid gap-3">
      <p className="font-semibold">{productFormTexts.conflictTitle}</p>
      <dl className="grid gap-1">
        <dt className="text-sm text-ink-2">{productFormTexts.conflictFields}</dt>
        {(contested.length > 0 ? contested : (['retailPrice', 'ourPrice'] as const)).map((name) => (
          <dd key={name} className="[overflow-wrap:anywhere]">
            {LABELS[name]}: <strong>{shown(theirs, name)}</strong>
          </dd>
        ))}
      </dl>
      <span className="flex flex-wrap gap-2">
        <Button tone="primary" onClick={onKeep}>
          {productFormTexts.conflictKeep}
        </Button>
        <Button onClick={onTake}>{productFormTexts.conflictTake}</Button>
      </span>
    </div>
  );
}

function shown(product: ProductData, name: FieldName): string {
  switch (name) {
    case 'retailPrice':
    case 'ourPrice':
      return formatMoney(product[name]);
    case 'category':
      return RETAIL_CATEGORY_LABELS[product.category];
    case 'active':
      return product.active ? productFormTexts.yes : productFormTexts.no;
    default:
      return product[name] ?? productFormTexts.nothing;
  }
}
