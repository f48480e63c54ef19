import { formatFraction } from '@larder/kernel';
import { toolbarTexts } from '../../../texts/products/toolbar.ts';
import type { ProductStats } from '../model/product-analytics.ts';

/** The three figures of the list. Nothing is claimed before the list has arrived. */
export function StatCards({ stats }: { stats: ProductStats | null }) {
  const average = stats?.averageSavings ?? null;
  const figures = [
    {
      name: toolbarTexts.totalProducts,
      value: stats === null ? toolbarTexts.notKnown : stats.total.toLocaleString('en'),
    },
    {
      name: toolbarTexts.activeProducts,
      value: stats === null ? toolbarTexts.notKnown : stats.active.toLocaleString('en'),
    },
    {
      name: toolbarTexts.averageSavings,
      value: average === null ? toolbarTexts.notKnown : formatFraction(average / 100),
      hint: toolbarTexts.averageHint,
    },
  ];
  return (
    <dl className="stat-cards" aria-label={toolbarTexts.figures}>
      {figures.map(({ name, value, hint }) => (
        <div key={name} className="stat-card">
          <dt className="text-sm text-ink-2">{name}</dt>
          <dd className="text-3xl font-extrabold">{value}</dd>
          {hint !== undefined && <dd className="text-xs text-ink-3">{hint}</dd>}
        </div>
      ))}
    </dl>
  );
}
