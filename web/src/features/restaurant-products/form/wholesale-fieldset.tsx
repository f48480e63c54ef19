import { formatMoney, LIMITS, MAX_PRICE_CENTS, parsePriceCents, UNIT_SUGGESTIONS } from '@larder/kernel';
import { useId, type KeyboardEvent } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { CHINESE } from '../../../shared/chinese.ts';
import { fieldsOfForm } from '../../../shared/kit/form-dialog.tsx';
import { wholeOf } from '../../../shared/text/typed-code.ts';
import { CheckboxField, SelectField, TextAreaField, TextField } from '../../../shared/ui/fields.tsx';
import { wholesaleFormTexts } from '../../../texts/restaurant-products/form.ts';
import { centsOf, problemsOf, type WholesaleFields } from './wholesale-fields.ts';

interface WholesaleFieldsetProps {
  form: UseFormReturn<WholesaleFields>;
  /** Categories that can be chosen. */
  categories: readonly { value: string; label: string }[];
}

const MESSAGES = {
  name: wholesaleFormTexts.nameRequired,
  price: wholesaleFormTexts.tooHigh(formatMoney(MAX_PRICE_CENTS / 100)),
  minOrder: wholesaleFormTexts.tooHigh(LIMITS.minOrderQuantity.toLocaleString('en')),
  multiple: wholesaleFormTexts.tooHigh(LIMITS.minOrderQuantity.toLocaleString('en')),
  order: wholesaleFormTexts.tooHigh(LIMITS.displayOrder.toLocaleString('en')),
};

const FIGURE = { autoComplete: 'off', className: 'text-right font-semibold' } as const;

export function WholesaleFieldset({ form, categories }: WholesaleFieldsetProps) {
  const listId = useId();
  const field = fieldsOfForm(form);
  const [price, minOrder, multiple, order] = useWatch({
    control: form.control,
    name: ['price', 'minOrder', 'multiple', 'order'],
  });
  const { dirtyFields, touchedFields } = form.formState;
  /** A hint about the fallback that is saved for a field without a number, once it was edited or left. */
  const hintOf = (
    name: 'price' | 'minOrder' | 'multiple' | 'order',
    isFigure: boolean,
    savedAs: string,
  ): string | undefined =>
    !isFigure && (dirtyFields[name] || touchedFields[name]) ? wholesaleFormTexts.savedAs(savedAs) : undefined;
  const checked = (name: keyof typeof MESSAGES) =>
    field(name, { validate: (_value, all) => !problemsOf(all)[name] || MESSAGES[name] });
  return (
    <div className="grid content-start gap-4">
      <TextField
        {...checked('name')}
        label={wholesaleFormTexts.name}
        marked
        maxLength={LIMITS.restaurantProductName}
        autoComplete="off"
      />
      <TextField
        {...field('chineseName')}
        label={wholesaleFormTexts.chineseName}
        lang={CHINESE}
        maxLength={LIMITS.productChineseName}
        autoComplete="off"
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField {...field('category')} label={wholesaleFormTexts.category} options={categories} />
        <TextField
          {...field('size')}
          label={wholesaleFormTexts.size}
          placeholder={wholesaleFormTexts.sizeExample}
          maxLength={LIMITS.restaurantProductSize}
          autoComplete="off"
        />
        <TextField
          {...checked('price')}
          {...FIGURE}
          label={wholesaleFormTexts.price}
          inputMode="decimal"
          hint={hintOf('price', parsePriceCents(price) !== null, formatMoney(0))}
          onKeyDown={stepPrice(form)}
        />
        <TextField
          {...field('unit')}
          label={wholesaleFormTexts.unit}
          hint={wholesaleFormTexts.unitHint}
          list={listId}
          maxLength={LIMITS.restaurantProductUnit}
          autoComplete="off"
        />
        <TextField
          {...checked('minOrder')}
          {...FIGURE}
          label={wholesaleFormTexts.minOrder}
          inputMode="numeric"
          hint={hintOf('minOrder', wholeOf(minOrder, -1) >= 0, '1')}
        />
        <TextField
          {...checked('multiple')}
          {...FIGURE}
          label={wholesaleFormTexts.multiple}
          inputMode="numeric"
          hint={
            multiple.trim() === ''
              ? wholesaleFormTexts.multipleHint
              : hintOf('multiple', wholeOf(multiple, 0) > 0, wholesaleFormTexts.noMultiple)
          }
        />
        <TextField
          {...checked('order')}
          {...FIGURE}
          label={wholesaleFormTexts.order}
          inputMode="numeric"
          hint={hintOf('order', wholeOf(order, -1) >= 0, '0')}
        />
      </div>
      <datalist id={listId}>
        {UNIT_SUGGESTIONS.map((unit) => (
          <option key={unit}>{unit}</option>
        ))}
      </datalist>
      <TextAreaField
        {...field('description')}
        label={wholesaleFormTexts.description}
        rows={3}
        maxLength={LIMITS.restaurantProductDescription}
      />
      <CheckboxField {...field('active')} label={wholesaleFormTexts.active} hint={wholesaleFormTexts.activeHint} />
    </div>
  );
}

/** Arrow keys go a cent up and down. */
function stepPrice(form: UseFormReturn<WholesaleFields>) {
  return (event: KeyboardEvent): void => {
    const direction = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0;
    if (direction === 0) return;
    event.preventDefault();
    const cents = Math.max(0, centsOf(form.getValues('price')) + direction);
    form.setValue('price', (cents / 100).toFixed(2), { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
  };
}
