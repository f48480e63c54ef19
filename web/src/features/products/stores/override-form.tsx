import type { OverrideItem } from '@larder/contracts';
import { centsToDollars, MAX_PRICE_CENTS, parsePriceCents } from '@larder/kernel';
import { useId } from 'react';
import { ToolbarSelect } from '../../../shared/ui/lists/list-controls.tsx';
import { storeScopeTexts } from '../../../texts/stores/scope.ts';

const texts = storeScopeTexts.dialog;

/** `set` needs a typed price. */
type PriceChoice = 'leave' | 'follow' | 'set';
type SoldChoice = 'leave' | 'follow' | 'yes' | 'no';

export interface OverrideChoices {
  ourPrice: PriceChoice;
  ourPriceText: string;
  retailPrice: PriceChoice;
  retailPriceText: string;
  sold: SoldChoice;
}

export const LEAVE_ALL: OverrideChoices = {
  ourPrice: 'leave',
  ourPriceText: '',
  retailPrice: 'leave',
  retailPriceText: '',
  sold: 'leave',
};

export const leavesAll = ({ ourPrice, retailPrice, sold }: OverrideChoices): boolean =>
  [ourPrice, retailPrice, sold].every((choice) => choice === 'leave');

/** Null when nothing would be changed, or a price cannot be read. */
export function itemOf(productId: string, choices: OverrideChoices): OverrideItem | null {
  const ourPrice = priceOf(choices.ourPrice, choices.ourPriceText);
  const retailPrice = priceOf(choices.retailPrice, choices.retailPriceText);
  if (Number.isNaN(ourPrice) || Number.isNaN(retailPrice)) return null;
  const { sold } = choices;
  const item: OverrideItem = {
    kind: 'retail',
    productId,
    ...(ourPrice === undefined ? {} : { ourPrice }),
    ...(retailPrice === undefined ? {} : { retailPrice }),
    ...(sold === 'leave' ? {} : { active: sold === 'follow' ? null : sold === 'yes' }),
  };
  return Object.keys(item).length > 2 ? item : null;
}

/** Undefined leaves it, null follows the chain, NaN cannot be read. */
function priceOf(choice: PriceChoice, text: string): number | null | undefined {
  if (choice === 'leave') return undefined;
  if (choice === 'follow') return null;
  const cents = parsePriceCents(text);
  return cents === null || cents > MAX_PRICE_CENTS ? Number.NaN : centsToDollars(cents);
}

const PRICE_OPTIONS = [
  { value: 'leave', label: texts.leave },
  { value: 'set', label: texts.setPrice },
  { value: 'follow', label: texts.follow },
];
const SOLD_OPTIONS = [
  { value: 'leave', label: texts.leave },
  { value: 'yes', label: texts.sell },
  { value: 'no', label: texts.dontSell },
  { value: 'follow', label: texts.follow },
];

interface OverrideFormProps {
  choices: OverrideChoices;
  onChange: (choices: OverrideChoices) => void;
}

/** The new own values of the chosen stores. */
export function OverrideForm({ choices, onChange }: OverrideFormProps) {
  const prices = [
    { field: 'ourPrice', text: 'ourPriceText', label: texts.ourPrice },
    { field: 'retailPrice', text: 'retailPriceText', label: texts.retail },
  ] as const;
  return (
    <fieldset className="grid gap-3">
      <legend className="pb-2 font-semibold">{texts.newPrices}</legend>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(13rem,1fr))] items-start gap-4">
        {prices.map(({ field, text, label }) => (
          <div key={field} className="grid gap-2">
            <ToolbarSelect
              label={label}
              options={PRICE_OPTIONS}
              value={choices[field]}
              frameClass=""
              onChange={(choice) => onChange({ ...choices, [field]: choice as PriceChoice })}
            />
            {choices[field] === 'set' && (
              <PriceField
                label={texts.price(label)}
                value={choices[text]}
                onChange={(value) => onChange({ ...choices, [text]: value })}
              />
            )}
          </div>
        ))}
        <ToolbarSelect
          label={texts.sold}
          options={SOLD_OPTIONS}
          value={choices.sold}
          frameClass=""
          onChange={(sold) => onChange({ ...choices, sold: sold as SoldChoice })}
        />
      </div>
    </fieldset>
  );
}

function PriceField(props: { label: string; value: string; onChange: (value: string) => void }) {
  const id = useId();
  const invalid = props.value !== '' && Number.isNaN(priceOf('set', props.value));
  return (
    <span className="grid gap-1">
      <input
        className="field text-right font-semibold"
        type="text"
        inputMode="decimal"
        autoComplete="off"
        aria-label={props.label}
        placeholder={props.label}
        aria-invalid={invalid}
        aria-describedby={invalid ? id : undefined}
        value={props.value}
        onChange={(event) => props.onChange(event.target.value)}
      />
      {invalid && (
        <span id={id} className="text-sm text-price">
          {texts.invalid}
        </span>
      )}
    </span>
  );
}
