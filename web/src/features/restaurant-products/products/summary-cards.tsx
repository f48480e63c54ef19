import { formatMoney } from '@larder/kernel';
import { Plus } from 'lucide-react';
import { ReasonedButton } from '../../../shared/ui/overlays/reasoned-button.tsx';
import { wholesaleTexts } from '../../../texts/restaurant-products/page.ts';
import type { WholesaleFigures } from '../model/wholesale-figures.ts';
import styles from '../restaurant-products.module.css';

interface SummaryCardsProps {
  /** Null until the list has arrived: nothing is claimed before. */
  figures: WholesaleFigures | null;
  editable: boolean;
  onAdd: () => void;
}

export function SummaryCards({ figures, editable, onAdd }: SummaryCardsProps) {
  const average = figures?.averagePrice ?? null;
  const cards = [
    { name: wholesaleTexts.totalProducts, value: figures?.total.toLocaleString('en') },
    { name: wholesaleTexts.activeProducts, value: figures?.active.toLocaleString('en') },
    {
      name: wholesaleTexts.averagePrice,
      value: average === null ? undefined : formatMoney(average),
      hint: wholesaleTexts.averageHint,
    },
  ];
  return (
    <div className={styles.wholesaleSummary}>
      <dl className="stat-cards" aria-label={wholesaleTexts.figures}>
        {cards.map(({ name, value, hint }) => (
          <div key={name} className="stat-card">
            <dt className="text-sm text-ink-2">{name}</dt>
            <dd className="text-2xl font-extrabold md:text-3xl">{value ?? wholesaleTexts.notKnown}</dd>
            {hint !== undefined && <dd className="text-xs text-ink-3">{hint}</dd>}
          </div>
        ))}
      </dl>
      <div className="grid py-3 px-4 whitespace-nowrap border border-edge border-dashed items-center">
        <ReasonedButton
          tone={editable ? 'primary' : 'plain'}
          disabledReason={editable ? null : wholesaleTexts.adminOnlyReason}
          onClick={onAdd}
        >
          {editable && <Plus size={20} strokeWidth={2} aria-hidden />}
          {editable ? wholesaleTexts.add : wholesaleTexts.adminOnlyAdd}
        </ReasonedButton>
      </div>
    </div>
  );
}
