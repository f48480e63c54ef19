import type { CustomerRebate } from '@larder/contracts';
import { type RebatePeriodName, rebatePeriodText } from '@larder/kernel';
import { Calculator } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../shared/ui/button.tsx';
import { ConfirmDialog } from '../../../shared/ui/overlays/confirm-dialog.tsx';
import { rebatesTexts } from '../../../texts/rebates/page.ts';
import { countStatuses } from '../model/rebate-rows.ts';
import { namedPeriod } from '../model/rebate-words.ts';
import styles from '../rebates.module.css';
import type { Calculation } from './use-calculation.ts';

interface CalculateButtonProps {
  period: RebatePeriodName;
  /** The rebates that the period has already; undefined while they are not known. */
  rows: readonly CustomerRebate[] | undefined;
  calculation: Calculation;
}

/** Calculates the period; where it has been calculated already, after saying what becomes of which rebates. */
export function CalculateButton({ period, rows = [], calculation }: CalculateButtonProps) {
  const [asking, setAsking] = useState(false);
  const { pending, below_minimum: below, approved, paid } = countStatuses(rows);
  const press = (): void => {
    if (calculation.running) return;
    if (rows.length > 0) setAsking(true);
    else calculation.start();
  };
  return (
    <>
      <Button tone="primary" className={styles.calculateButton} aria-busy={calculation.running} onClick={press}>
        <Calculator size={18} strokeWidth={1.75} aria-hidden />
        {calculation.running ? rebatesTexts.calculating : rebatesTexts.calculate}
      </Button>
      {asking && (
        <ConfirmDialog
          open
          tone="primary"
          title={rebatesTexts.confirmTitle(namedPeriod(rebatePeriodText(period)))}
          body={rebatesTexts.confirmBody}
          confirmLabel={rebatesTexts.calculate}
          onConfirm={() => {
            setAsking(false);
            calculation.start();
          }}
          onCancel={() => setAsking(false)}
        >
          <ul className="grid list-disc gap-1 pl-5">
            {pending + below > 0 && <li>{rebatesTexts.confirmPending(pending + below)}</li>}
            {approved > 0 && <li>{rebatesTexts.confirmApproved(approved)}</li>}
            {paid > 0 && <li>{rebatesTexts.confirmPaid(paid)}</li>}
          </ul>
        </ConfirmDialog>
      )}
    </>
  );
}
