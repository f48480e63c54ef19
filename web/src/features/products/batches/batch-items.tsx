import type { PriceBatchException, Product } from '@larder/contracts';
import { formatMoney } from '@larder/kernel';
import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useFieldArray, type UseFormReturn } from 'react-hook-form';
import { chainProductsQuery } from '../../../shared/api/staff-products.ts';
import { BothNames } from '../../../shared/ui/both-names.tsx';
import { ScrollRegion } from '../../../shared/ui/scroll-region.tsx';
import { TableHead } from '../../../shared/ui/table-head.tsx';
import { batchItemTexts as texts } from '../../../texts/products/batches.ts';
import { setsAnything, type ScheduleFields } from './batch-fields.ts';

/** More inputs would make the form slow; further items are planned unchanged. */
const EDITED = 100;

/** Moves the focus from a row that is about to be removed to the next one, the previous one, or the list. */
function focusBeside(button: HTMLElement): void {
  const row = button.closest('tr');
  const beside = (row?.nextElementSibling ?? row?.previousElementSibling)?.querySelector('button');
  (beside ?? button.closest('section'))?.focus();
}

interface BatchItemsProps {
  form: UseFormReturn<ScheduleFields>;
  /** Products that stores do not take from the batch. */
  exceptions: readonly PriceBatchException[];
}

/** The products of a batch with their prices, which can be changed or removed. */
export function BatchItems({ form, exceptions }: BatchItemsProps) {
  const { fields, remove } = useFieldArray({ control: form.control, name: 'items', rules: { minLength: 1 } });
  const products = useQuery(chainProductsQuery).data;
  const byId = new Map<string, Product>(products?.map((product) => [product.id, product]));
  const wrong = form.formState.errors.items;
  return (
    <fieldset className="grid gap-1">
      <legend className="font-semibold">{texts.legend(fields.length)}</legend>
      <p className="text-sm text-ink-2">{texts.hint}</p>
      <ScrollRegion className="max-h-72 overflow-auto" label={texts.legend(fields.length)}>
        <table className="figures-table">
          <TableHead
            columns={[
              texts.columns.product,
              texts.columns.our,
              texts.columns.retail,
              [
                <span key="leave-out" className="sr-only">
                  {texts.columns.leaveOut}
                </span>,
              ],
            ]}
          />
          <tbody>
            {fields.slice(0, EDITED).map(({ id, productId, active }, place) => {
              const product = byId.get(productId);
              const name = product?.description ?? (products === undefined ? productId : texts.deleted);
              const without = exceptions.filter((each) => each.productId === productId).length;
              return (
                <tr key={id}>
                  <th scope="row" className="wrap-anywhere">
                    {product === undefined ? (
                      name
                    ) : (
                      <>
                        <BothNames of={{ name: product.description, chineseName: product.chineseName }} />
                        <span className="block text-sm font-normal text-ink-2">
                          {texts.now(formatMoney(product.ourPrice), formatMoney(product.retailPrice))}
                        </span>
                      </>
                    )}
                    {active !== undefined && (
                      <span className="block text-sm font-normal text-ink-2">{active ? texts.on : texts.off}</span>
                    )}
                    {without > 0 && <span className="block text-sm font-normal">{texts.without(without)}</span>}
                  </th>
                  {(['ourPrice', 'retailPrice'] as const).map((field) => (
                    <td key={field}>
                      <input
                        {...form.register(`items.${place}.${field}`, {
                          validate: (_text, all) => all.items[place] === undefined || setsAnything(all.items[place]),
                        })}
                        aria-label={texts.priceOf(
                          field === 'ourPrice' ? texts.columns.our : texts.columns.retail,
                          name,
                        )}
                        aria-invalid={form.formState.errors.items?.[place]?.[field] !== undefined}
                        inputMode="decimal"
                        maxLength={12}
                        className="field w-24 max-sm:w-20"
                      />
                    </td>
                  ))}
                  <td>
                    <button
                      type="button"
                      className="icon-button"
                      aria-label={texts.leaveOut(name)}
                      onClick={({ currentTarget }) => {
                        focusBeside(currentTarget);
                        remove(place);
                      }}
                    >
                      <X size={18} strokeWidth={1.75} aria-hidden />
                    </button>
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </ScrollRegion>
      {fields.length > EDITED && <p className="text-sm text-ink-2">{texts.more(fields.length - EDITED)}</p>}
      {wrong !== undefined && (
        <p role="alert" className="text-sm font-semibold text-price">
          {fields.length === 0 ? texts.none : texts.invalid}
        </p>
      )}
    </fieldset>
  );
}
