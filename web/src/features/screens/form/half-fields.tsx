import type { Product } from '@larder/contracts';
import {
  MAX_BOARD_COLUMNS,
  MAX_BOARD_ROWS,
  MEAT_BOARD_CATEGORIES,
  RETAIL_CATEGORY_LABELS,
  type MeatBoardHalf,
  MAX_BOARD_PRODUCTS,
} from '@larder/kernel';
import { useQuery } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { fetchStaffProducts } from '../../../shared/api/staff-products.ts';
import { staffKeys } from '../../../shared/query/staff-keys.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { CheckboxField, SelectField } from '../../../shared/ui/fields.tsx';
import { screenFormTexts } from '../../../texts/screens.ts';
import { halfWithCategories } from '../model/screen-fields.ts';
import styles from '../screens.module.css';

interface HalfFieldsProps {
  title: string;
  half: MeatBoardHalf;
  onChange: (half: MeatBoardHalf) => void;
}

/** One half of the meat price board. */
export function HalfFields({ title, half, onChange }: HalfFieldsProps) {
  const products = useQuery({ queryKey: staffKeys.staffProducts, queryFn: ({ signal }) => fetchStaffProducts(signal) });
  const inHalf = (products.data ?? []).filter(({ category }) => (half.categories as string[]).includes(category));
  return (
    <fieldset className="grid gap-3 content-start min-w-0 pt-3 px-4 pb-1 border border-hairline">
      <legend className="font-semibold">{title}</legend>
      <fieldset>
        <legend className="sr-only">{screenFormTexts.categories}</legend>
        {MEAT_BOARD_CATEGORIES.map((category) => (
          <CheckboxField
            key={category}
            label={RETAIL_CATEGORY_LABELS[category]}
            checked={half.categories.includes(category)}
            onChange={(event) => {
              // In the order in which they are offered, whatever the order of the presses.
              const categories = MEAT_BOARD_CATEGORIES.filter((each) =>
                each === category ? event.target.checked : half.categories.includes(each),
              );
              onChange(halfWithCategories(half, categories, products.data ?? []));
            }}
          />
        ))}
        {half.categories.length === 0 && <p className="text-sm text-ink-2">{screenFormTexts.noCategory}</p>}
      </fieldset>
      <div className="grid grid-cols-2 gap-3">
        <SelectField
          label={screenFormTexts.columns}
          value={half.columns}
          options={upTo(MAX_BOARD_COLUMNS)}
          onChange={(event) => onChange({ ...half, columns: Number(event.target.value) })}
        />
        <SelectField
          label={screenFormTexts.rows}
          value={half.rows}
          options={upTo(MAX_BOARD_ROWS)}
          onChange={(event) => onChange({ ...half, rows: Number(event.target.value) })}
        />
      </div>
      <ChosenProducts
        chosen={half.products}
        products={inHalf}
        failed={products.isError}
        onChange={(chosen) => onChange({ ...half, products: chosen })}
      />
    </fieldset>
  );
}

function upTo(most: number): { value: string; label: string }[] {
  return Array.from({ length: most + 1 }, (_, count) => ({
    value: String(count),
    label: count === 0 ? screenFormTexts.automatic : String(count),
  }));
}

interface ChosenProductsProps {
  /** Ids; none is all of them. */
  chosen: readonly string[];
  /** Of the half's categories. */
  products: readonly Product[];
  failed: boolean;
  onChange: (chosen: string[]) => void;
}

/** The only products that a half shows, chosen one by one. */
function ChosenProducts({ chosen, products, failed, onChange }: ChosenProductsProps) {
  const isFull = chosen.length >= MAX_BOARD_PRODUCTS;
  return (
    <details className={styles.screenProducts}>
      <summary>
        {screenFormTexts.products(chosen.length)}
        <ChevronDown size={18} strokeWidth={1.75} aria-hidden />
      </summary>
      {failed && <p className="text-sm text-ink-2">{screenFormTexts.productsUnknown}</p>}
      {!failed && products.length === 0 && <p className="text-sm text-ink-2">{screenFormTexts.noProducts}</p>}
      {chosen.length > 0 && <Button onClick={() => onChange([])}>{screenFormTexts.allProducts}</Button>}
      <div data-part="screen-products-list" className="max-h-64 overflow-y-auto overscroll-contain">
        {products.map(({ id, description }) => {
          const isChosen = chosen.includes(id);
          return (
            <CheckboxField
              key={id}
              label={<span className="min-w-0 font-normal wrap-anywhere">{description}</span>}
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
