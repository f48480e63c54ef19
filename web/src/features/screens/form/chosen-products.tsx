import type { Product } from '@larder/contracts';
import { MAX_BOARD_PRODUCTS } from '@larder/kernel';
import { ChevronDown } from 'lucide-react';
import { Button } from '../../../shared/ui/button.tsx';
import { CheckboxField } from '../../../shared/ui/fields/checkbox-field.tsx';
import { screenFormTexts } from '../../../texts/screens.ts';

interface ChosenProductsProps {
  /** Ids; none is all of them. */
  chosen: readonly string[];
  /** Of the half's categories. */
  products: readonly Product[];
  failed: boolean;
  onChange: (chosen: string[]) => void;
}

/** The only products that a half shows, for whoever wants to choose them one by one. */
export function ChosenProducts({ chosen, products, failed, onChange }: ChosenProductsProps) {
  const isFull = chosen.length >= MAX_BOARD_PRODUCTS;
  return (
    <details className="screen-products">
      <summary>
        {screenFormTexts.products(chosen.length)}
        <ChevronDown size={18} strokeWidth={1.75} aria-hidden />
      </summary>
      {failed && <p className="text-sm text-ink-2">{screenFormTexts.productsUnknown}</p>}
      {!failed && products.length === 0 && <p className="text-sm text-ink-2">{screenFormTexts.noProducts}</p>}
      {chosen.length > 0 && <Button onClick={() => onChange([])}>{screenFormTexts.allProducts}</Button>}
      <div className="screen-products-list">
        {products.map(({ id, description }) => {
          const isChosen = chosen.includes(id);
          return (
            <CheckboxField
              key={id}
              label={<span className="min-w-0 font-normal [overflow-wrap:anywhere]">{description}</span>}
              checked={isChosen}
              disabled={isFull && !isChosen}
              onChange={() => onChange(isChosen ? chosen.filter((each) => each !== id) : [...chosen, id])}
            />
          );
        })}
      </div>
    </details>
  );
}
