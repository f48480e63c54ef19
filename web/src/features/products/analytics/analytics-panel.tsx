import { formatFraction, formatMoney } from '@larder/kernel';
import { X } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { ProductData } from '../../../shared/api/staff-products.ts';
import { IconButton, passFocusBack } from '../../../shared/ui/button.tsx';
import { TableHead } from '../../../shared/ui/table-head.tsx';
import { analyticsTexts } from '../../../texts/products/analytics.ts';
import { categoryNames } from '../../../texts/words.ts';
import { analyseProducts } from '../model/product-analytics.ts';
import { savingsPercent } from '../model/sort-products.ts';

const ourPrice = (product: ProductData): string => formatMoney(product.ourPrice);
const savings = (product: ProductData): string => percent(savingsPercent(product));
const bothPrices = (product: ProductData): string => `${ourPrice(product)} / ${formatMoney(product.retailPrice)}`;

/** The lists, each with the figure that it shows beside a product. */
const INSIGHTS = [
  ['topSavings', savings],
  ['priceReview', bothPrices],
  ['lowMargin', savings],
  ['highValue', ourPrice],
  ['inactive', ourPrice],
] as const;

interface AnalyticsPanelProps {
  products: readonly ProductData[];
  /** Opens a product; null for read-only staff. */
  onEdit: ((product: ProductData) => void) | null;
  onClose: () => void;
}

export function AnalyticsPanel({ products, onEdit, onClose }: AnalyticsPanelProps) {
  const analytics = useMemo(() => analyseProducts(products), [products]);
  return (
    <section
      className="grid gap-4 border border-t-3 border-edge border-t-brand bg-surface px-5 pt-4 pb-5"
      aria-labelledby="analytics-title"
    >
      <header className="flex items-start justify-between gap-4">
        <div>
          <h2 id="analytics-title" className="text-xl font-extrabold">
            {analyticsTexts.title}
          </h2>
          <p className="text-sm text-ink-2">{analyticsTexts.basis(analytics.activeCount)}</p>
        </div>
        <IconButton icon={X} size={20} label={analyticsTexts.close} onClick={onClose} />
      </header>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(15rem,100%),1fr))] gap-y-5 gap-x-7">
        {INSIGHTS.map(([name, figure]) => (
          <InsightList
            key={name}
            title={analyticsTexts[name]}
            hint={analyticsTexts[`${name}Hint`]}
            products={analytics[name]}
            figure={figure}
            onEdit={onEdit}
          />
        ))}
      </div>
      {analytics.categories.length > 0 && (
        <div className="overflow-x-auto">
          <table className="figures-table">
            <caption className="pb-1 text-left font-semibold">{analyticsTexts.categories}</caption>
            <TableHead
              columns={[
                analyticsTexts.category,
                analyticsTexts.count,
                analyticsTexts.averagePrice,
                analyticsTexts.averageSavings,
              ]}
            />
            <tbody>
              {analytics.categories.map(({ category, count, averagePrice, averageSavings }) => (
                <tr key={category}>
                  <th scope="row">{categoryNames[category]}</th>
                  <td>{count}</td>
                  <td>{formatMoney(averagePrice)}</td>
                  <td>{percent(averageSavings)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}

function percent(value: number): string {
  return formatFraction(value / 100);
}

const INSIGHT =
  'flex min-h-9 w-full items-center justify-between gap-3 py-1 text-left leading-[1.3] pointer-coarse:min-h-11';

/** As many as fit next to the other lists; a button shows the rest. */
const SHOWN_FIRST = 6;

interface InsightListProps {
  title: string;
  hint: string;
  products: readonly ProductData[];
  figure: (product: ProductData) => string;
  onEdit: ((product: ProductData) => void) | null;
}

function InsightList({ title, hint, products, figure, onEdit }: InsightListProps) {
  const [whole, setWhole] = useState(false);
  const shown = whole ? products : products.slice(0, SHOWN_FIRST);
  const rest = products.length - shown.length;
  return (
    <section>
      <h3 className="flex items-baseline gap-2 font-semibold">
        {title}
        <span className="text-sm font-medium text-ink-3">{products.length}</span>
      </h3>
      <p className="text-sm text-ink-2">{hint}</p>
      {products.length === 0 ? (
        <p className="py-2 text-ink-3">{analyticsTexts.none}</p>
      ) : (
        <ul className="mt-1 max-h-80 overflow-y-auto">
          {shown.map((product) => (
            <li key={product.id} className="border-t border-hairline">
              {onEdit === null ? (
                <span className={INSIGHT}>
                  <Line name={product.description} figure={figure(product)} />
                </span>
              ) : (
                <button
                  type="button"
                  className={`${INSIGHT} hover:bg-paper hover:underline focus-visible:shadow-none focus-visible:outline-offset-[-2px]`}
                  onClick={() => onEdit(product)}
                >
                  <span className="sr-only">{analyticsTexts.edit}</span>
                  <Line name={product.description} figure={figure(product)} />
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
      {rest > 0 && (
        <button
          ref={passFocusBack}
          type="button"
          className="min-h-9 font-semibold text-link underline underline-offset-[3px] pointer-coarse:min-h-11"
          onClick={() => setWhole(true)}
        >
          {analyticsTexts.more(rest)}
        </button>
      )}
    </section>
  );
}

function Line({ name, figure }: { name: string; figure: string }) {
  return (
    <>
      <span className="min-w-0 wrap-anywhere">{name}</span>
      <span className="flex-none font-semibold">{figure}</span>
    </>
  );
}
