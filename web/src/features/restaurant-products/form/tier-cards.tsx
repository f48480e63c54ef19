import { centsToDollars, formatFraction, formatMoney, RESTAURANT_PRODUCT_DEFAULTS } from '@larder/kernel';
import { useQuery } from '@tanstack/react-query';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { wholesaleFormTexts } from '../../../texts/restaurant-products/form.ts';
import { matrixQuery } from '../restaurant-api.ts';
import { discountedCents, grantsOf } from './tier-prices.ts';
import { centsOf, tiersOf, withTier, type WholesaleFields } from './wholesale-fields.ts';

/** Which tiers get their discount on the product, and what they pay then. */
export function TierCards({ form }: { form: UseFormReturn<WholesaleFields> }) {
  const matrix = useQuery(matrixQuery);
  const [price, unit, tags] = useWatch({ control: form.control, name: ['price', 'unit', 'discountTags'] });
  const chosen = tiersOf(tags);
  const cents = centsOf(price);
  const known = matrix.data !== undefined || matrix.isError;
  const grants = grantsOf(matrix.data?.tiers, wholesaleFormTexts.fallbackLabels);
  return (
    <fieldset className="grid gap-2">
      <legend className="pb-1.5 font-semibold">{wholesaleFormTexts.tiers}</legend>
      <p className="text-sm text-ink-2">{wholesaleFormTexts.tiersHint}</p>
      {matrix.isError && <p className="text-sm text-turmeric-ink">{wholesaleFormTexts.tiersFallback}</p>}
      <div className="tier-choices" aria-busy={!known}>
        {grants.map(({ tier, label, percentage }) => {
          const grantsIt = chosen.includes(tier);
          const paid = grantsIt ? discountedCents(cents, percentage) : cents;
          return (
            <label key={tier} className="tier-choice" data-tier={tier}>
              <input
                type="checkbox"
                className="checkbox"
                checked={grantsIt}
                onChange={({ target }) =>
                  form.setValue('discountTags', withTier(tags, tier, target.checked), { shouldDirty: true })
                }
              />
              <span className="font-semibold">{label}</span>
              <span className="text-sm text-ink-2">
                {tier} · {known ? formatFraction(percentage) : wholesaleFormTexts.none}
              </span>
              <span className="text-sm font-semibold">
                {known
                  ? wholesaleFormTexts.tierPrice(
                      formatMoney(centsToDollars(paid)),
                      unit.trim() || RESTAURANT_PRODUCT_DEFAULTS.unit,
                    )
                  : wholesaleFormTexts.none}
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
