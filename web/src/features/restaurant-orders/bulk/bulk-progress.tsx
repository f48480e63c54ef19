import { Button } from '../../../shared/ui/button.tsx';
import { bulkTexts } from '../../../texts/restaurant-orders/bulk.ts';
import type { BulkState } from './use-bulk-run.ts';

interface BulkProgressProps {
  state: Extract<BulkState, { phase: 'running' }>;
  onStop: () => void;
}

export function BulkProgress({ state: { change, through, total, stopping }, onStop }: BulkProgressProps) {
  return (
    <div className="flex flex-wrap items-center gap-3">
      <span className="font-semibold">{bulkTexts.progressOf[change.kind]}</span>
      <progress className="bulk-progress" max={total} value={through} aria-label={bulkTexts.progressOf[change.kind]} />
      <output>{bulkTexts.progress(through, total)}</output>
      <Button aria-disabled={stopping} onClick={onStop}>
        {stopping ? bulkTexts.stopping : bulkTexts.stop}
      </Button>
    </div>
  );
}
