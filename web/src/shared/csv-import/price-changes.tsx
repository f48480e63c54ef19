import type { ImportedPrice, ProductImportResult } from '@larder/contracts';
import { formatMoney } from '@larder/kernel';
import { importTexts } from '../../texts/csv-import.ts';
import { ScrollRegion } from '../ui/scroll-region.tsx';

/** What each price is and would be: a slipped comma is seen here, before shoppers see it. */
export function PriceChanges({ plan: { priceChanges, pricesChanged } }: { plan: ProductImportResult }) {
  if (priceChanges.length === 0) return null;
  const title = importTexts.pricesTitle(pricesChanged);
  return (
    <section className="grid gap-2">
      <h4 className="font-semibold">{title}</h4>
      <ScrollRegion className="max-h-[260px] overflow-auto border border-hairline text-[0.90625rem]" label={title}>
        <table className="w-full">
          <thead>
            <tr>
              {importTexts.priceColumns.map((column, index) => (
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
            {priceChanges.map(({ row, product, price, before, after, slip, factor }) => (
              <tr key={`${row}-${price}`}>
                <td className="border-t border-hairline px-3 py-1.5 wrap-anywhere">{product}</td>
                <td className="border-t border-hairline px-3 py-1.5 whitespace-nowrap text-ink-2">
                  {importTexts.prices[price] ?? price}
                </td>
                <td className="border-t border-hairline px-3 py-1.5 text-right tabular-nums text-ink-2">
                  {before === null ? importTexts.newProduct : formatMoney(before)}
                </td>
                <td className="border-t border-hairline px-3 py-1.5 text-right font-semibold tabular-nums">
                  {formatMoney(after)}
                  {slip !== undefined && factor !== undefined && (
                    <span className="block text-xs whitespace-nowrap text-price">{slipWords(slip, factor)}</span>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      {pricesChanged > priceChanges.length && (
        <p className="text-sm">{importTexts.morePrices(pricesChanged - priceChanges.length)}</p>
      )}
    </section>
  );
}

function slipWords(slip: NonNullable<ImportedPrice['slip']>, times: number): string {
  const words = importTexts.slip;
  if (slip === 'swapped') return words.swapped;
  if (slip === 'above-retail') return words.aboveRetail;
  if (slip === 'other-weight') return words.otherWeight;
  if (slip === 'unlike-others') return times >= 1 ? words.dear(times) : words.cheap(1 / times);
  return times >= 1 ? words.up(times) : words.down(1 / times);
}
