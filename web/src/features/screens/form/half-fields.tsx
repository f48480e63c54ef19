import {
  MAX_BOARD_COLUMNS,
  MAX_BOARD_ROWS,
  MEAT_BOARD_CATEGORIES,
  RETAIL_CATEGORY_LABELS,
  type MeatBoardHalf,
} from '@larder/kernel';
import { useQuery } from '@tanstack/react-query';
import { fetchStaffProducts } from '../../../shared/api/staff-products.ts';
import { queryKeys } from '../../../shared/query/query-keys.ts';
import { CheckboxField } from '../../../shared/ui/fields/checkbox-field.tsx';
import { SelectField } from '../../../shared/ui/fields/select-field.tsx';
import { screenFormTexts } from '../../../texts/screens.ts';
import { halfWithCategories } from '../model/screen-fields.ts';
import { ChosenProducts } from './chosen-products.tsx';

interface HalfFieldsProps {
  title: string;
  half: MeatBoardHalf;
  onChange: (half: MeatBoardHalf) => void;
}

/** One half of the meat price board. */
export function HalfFields({ title, half, onChange }: HalfFieldsProps) {
  const products = useQuery({ queryKey: queryKeys.staffProducts, queryFn: ({ signal }) => fetchStaffProducts(signal) });
  const inHalf = (products.data ?? []).filter(({ category }) => (half.categories as string[]).includes(category));
  return (
    <fieldset className="screen-half">
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
