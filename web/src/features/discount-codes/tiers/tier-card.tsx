import type { DiscountTierConfig } from '@larder/contracts';
import { formatFraction, formatMoney } from '@larder/kernel';
import { Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../shared/ui/button.tsx';
import { discountTexts, tierTexts } from '../../../texts/discount-codes.ts';
import type { TierUsage } from '../model/tier-usage.ts';

interface TierCardProps {
  config: DiscountTierConfig;
  /** Null while the codes have not arrived. */
  usage: TierUsage | null;
  onEdit: () => void;
}

const EXAMPLE = 100;

export function TierCard({ config, usage, onEdit }: TierCardProps) {
  const figures: [label: string, value: ReactNode][] = [
    [tierTexts.discount, formatFraction(config.discountPercentage)],
    [tierTexts.rebate, formatFraction(config.rebatePercentage)],
    [tierTexts.activeCodes, usage === null ? discountTexts.none : String(usage.activeCodes)],
    [tierTexts.totalUsage, usage === null ? discountTexts.none : <Usage key="usage" {...usage} />],
    [tierTexts.period, tierTexts.periods[config.rebatePeriod]],
    [tierTexts.minimum, formatMoney(config.minPurchaseAmount)],
  ];
  return (
    <li className="tier-card" data-tier={config.tier}>
      <div className="[overflow-wrap:anywhere]">
        <h2 className="text-xl font-extrabold">{config.tierName}</h2>
        <p className="text-ink-2">
          {tierTexts.example(formatMoney(EXAMPLE), formatMoney(EXAMPLE * (1 - config.discountPercentage)))}
        </p>
        {config.description !== '' && <p className="pt-1 text-sm text-ink-2">{config.description}</p>}
      </div>
      <dl className="content-start">
        {figures.map(([label, value]) => (
          <div key={label}>
            <dt className="text-ink-2">{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Button aria-label={tierTexts.editLabel(config.tierName)} onClick={onEdit}>
        <Pencil size={16} strokeWidth={1.75} aria-hidden />
        {tierTexts.edit}
      </Button>
    </li>
  );
}

function Usage({ uses, discountedCents }: TierUsage) {
  return (
    <>
      <span className="block">{discountTexts.uses(uses)}</span>
      <span className="block text-sm">{discountTexts.discounted(formatMoney(discountedCents / 100))}</span>
    </>
  );
}
