import type { PlannedSlip, Product } from '@larder/contracts';
import { formatMoney } from '@larder/kernel';
import { OverflowNotes } from '../../../shared/kit/overflow-notes.tsx';
import { questionsOf } from '../../../shared/kit/price-question.tsx';
import { BothNames } from '../../../shared/ui/both-names.tsx';
import { ScrollRegion } from '../../../shared/ui/scroll-region.tsx';
import { TableHead } from '../../../shared/ui/table-head.tsx';
import { previewTexts as texts } from '../../../texts/products/preview.ts';

interface Change {
  product: Product;
  now: string;
  later: string;
}

interface PriceDifferencesProps {
  before: readonly Product[];
  after: readonly Product[];
  slips: readonly PlannedSlip[];
}

/** More warnings would hide the prices. */
const WARNINGS = 10;

/** Products that differ, in the order of the list, and future prices that look like typing errors. */
export function PriceDifferences({ before, after, slips }: PriceDifferencesProps) {
  const changes = changesOf(before, after);
  if (changes.length === 0) return <output className="block text-ink-2">{texts.same}</output>;
  const warnings = warningsOf(slips, after);
  return (
    <>
      <output className="font-semibold">{texts.changed(changes.length)}</output>
      <OverflowNotes
        notes={slips.length > WARNINGS ? [...warnings, texts.moreSlips(slips.length - WARNINGS)] : warnings}
      />
      <ScrollRegion className="max-h-[40vh] overflow-auto" label={texts.differences}>
        <table className="figures-table [&_td]:whitespace-nowrap">
          <TableHead
            columns={[texts.columns.product, [texts.columns.now, 'text-right'], [texts.columns.later, 'text-right']]}
          />
          <tbody>
            {changes.map(({ product, now, later }) => (
              <tr key={product.id}>
                <th scope="row" className="wrap-anywhere">
                  <BothNames of={{ name: product.description, chineseName: product.chineseName }} />
                </th>
                <td className="text-right">{now}</td>
                <td className="text-right font-semibold">{later}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </>
  );
}

/** @param products those that the slips may be of */
export function warningsOf(slips: readonly PlannedSlip[], products: readonly Product[] = []): string[] {
  const named = new Map(products.map((product) => [product.id, product]));
  return slips.slice(0, WARNINGS).flatMap((slip) => {
    const { description = '', size = '' } = named.get(slip.productId) ?? {};
    return questionsOf([slip], size).map((question) => texts.slip(description, question));
  });
}

function changesOf(before: readonly Product[], after: readonly Product[]): Change[] {
  const then = new Map(after.map((product) => [product.id, product]));
  const known = new Set(before.map(({ id }) => id));
  const all = [...before, ...after.filter(({ id }) => !known.has(id))];
  return all
    .map((product) => ({
      product,
      now: known.has(product.id) ? priceOf(product) : texts.notSold,
      later: priceOf(then.get(product.id)),
    }))
    .filter((change) => change.now !== change.later);
}

/** "$1.79 ($2.49)": our price and the retail price. */
function priceOf(product: Product | undefined): string {
  if (product === undefined) return texts.notSold;
  return `${formatMoney(product.ourPrice)} (${formatMoney(product.retailPrice)})`;
}
