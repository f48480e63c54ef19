import type { ImportedPrice, ProductImportResult } from '@larder/contracts';
import { formatMoney } from '@larder/kernel';
import { importTexts } from '../../texts/csv-import.ts';
import type { Second } from '../api/price-guard.ts';
import { SecondPersonFields } from '../kit/second-person-fields.tsx';
import { CheckboxField } from '../ui/fields.tsx';
import { ScrollRegion } from '../ui/scroll-region.tsx';

/** A change from the current to the planned price. */
export interface PlannedChange {
  key: string;
  product: string;
  field: string;
  before: string;
  after: string;
  slip?: { kind: NonNullable<ImportedPrice['slip']>; factor: number };
}

interface PlannedChangesProps {
  title: string;
  /** The product, the changed field, its value before and after. */
  columns: readonly string[];
  changes: readonly PlannedChange[];
  /** A note that further ones are not listed. */
  more?: string | null;
  className?: string;
}

/** The planned changes, line by line, so that a misplaced decimal point is noticed before it is published. */
export function PlannedChanges({ title, columns, changes, more = null, className = '' }: PlannedChangesProps) {
  return (
    <section className="grid gap-2">
      <h4 className="font-semibold">{title}</h4>
      <ScrollRegion
        className={`${className || 'max-h-[260px]'} overflow-auto border border-hairline text-[0.90625rem]`}
        label={title}
      >
        <table className="w-full">
          <thead>
            <tr>
              {columns.map((column, index) => (
                <th
                  key={column}
                  scope="col"
                  className={`sticky top-0 bg-paper px-3 py-1.5 font-semibold ${index < 2 ? 'text-left' : 'text-right'}`}
                >
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {changes.map(({ key, product, field, before, after, slip }) => (
              <tr key={key}>
                <td className="border-t border-hairline px-3 py-1.5 wrap-anywhere">{product}</td>
                <td className="border-t border-hairline px-3 py-1.5 text-ink-2">{field}</td>
                <td className="border-t border-hairline px-3 py-1.5 text-right tabular-nums text-ink-2 wrap-break-word">
                  {before}
                </td>
                <td className="border-t border-hairline px-3 py-1.5 text-right font-semibold tabular-nums wrap-break-word">
                  {after}
                  {slip !== undefined && (
                    <span className="block text-xs whitespace-nowrap text-price">
                      {slipText(slip.kind, slip.factor)}
                    </span>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      {more !== null && <p className="text-sm">{more}</p>}
    </section>
  );
}

/** The current and new prices of an import. */
export function PriceChanges({ plan: { priceChanges, pricesChanged } }: { plan: ProductImportResult }) {
  if (priceChanges.length === 0) return null;
  const rest = pricesChanged - priceChanges.length;
  return (
    <PlannedChanges
      title={importTexts.pricesTitle(pricesChanged)}
      columns={importTexts.priceColumns}
      changes={priceChanges.map(({ row, product, price, before, after, slip, factor }) => ({
        key: `${row}-${price}`,
        product,
        field: importTexts.prices[price] ?? price,
        before: before === null ? importTexts.newProduct : formatMoney(before),
        after: formatMoney(after),
        ...(slip !== undefined && factor !== undefined && { slip: { kind: slip, factor } }),
      }))}
      more={rest > 0 ? importTexts.morePrices(rest) : null}
    />
  );
}

interface SlipsToCheckProps {
  plan: { slips: number; needsSecondPerson: boolean };
  checked: boolean;
  onCheck: (checked: boolean) => void;
  second: Second;
  onSecond: (second: Second) => void;
}

/** Asks to confirm prices of a plan that look like typing errors, with a second administrator if there are many. */
export function SlipsToCheck({ plan, checked, onCheck, second, onSecond }: SlipsToCheckProps) {
  if (plan.slips === 0) return null;
  return (
    <div role="alert" className="problem-notice grid gap-2">
      <p className="font-semibold">{importTexts.slips(plan.slips)}</p>
      <CheckboxField
        label={importTexts.slipsChecked}
        checked={checked}
        onChange={(event) => onCheck(event.currentTarget.checked)}
      />
      {plan.needsSecondPerson && <SecondPersonFields second={second} onChange={onSecond} />}
    </div>
  );
}

function slipText(slip: NonNullable<ImportedPrice['slip']>, times: number): string {
  const slipTexts = importTexts.slip;
  if (slip === 'swapped') return slipTexts.swapped;
  if (slip === 'above-retail') return slipTexts.aboveRetail;
  if (slip === 'other-weight') return slipTexts.otherWeight;
  if (slip === 'unlike-others') return times >= 1 ? slipTexts.dear(times) : slipTexts.cheap(1 / times);
  return times >= 1 ? slipTexts.up(times) : slipTexts.down(1 / times);
}
