import { LIMITS, ORDER_STATUSES, type OrderStatus, formatMoney } from '@larder/kernel';
import { Printer, Trash2, X } from 'lucide-react';
import { useId, useState } from 'react';
import { Alert } from '../../../shared/ui/alert.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { ReasonedButton } from '../../../shared/ui/overlays/reasoned-button.tsx';
import { bulkTexts } from '../../../texts/restaurant-orders/bulk.ts';
import { ordersTexts } from '../../../texts/restaurant-orders/page.ts';
import { ExportMenu } from '../exports/export-menu.tsx';
import type { OrderExport } from '../exports/use-order-export.ts';
import { BulkResult } from './bulk-result.tsx';
import { DeleteOrdersDialog } from './delete-orders-dialog.tsx';
import { SelectAllBox } from './select-all-box.tsx';
import type { BulkRun, BulkState } from './use-bulk-run.ts';
import { type OrderSelectionControl, countsOf, valueOf } from './use-selection.ts';

interface BulkPanelProps {
  selection: OrderSelectionControl;
  /** How many orders the filter means. */
  total: number;
  run: BulkRun;
  exporter: OrderExport;
  printing: { pending: boolean; problem: string | null; print: (ids: readonly string[]) => void };
}

/** Many orders at once, for admins: what is selected, and what can be done with it. */
export function BulkPanel({ selection, total, run, exporter, printing }: BulkPanelProps) {
  const { orders } = selection;
  const [deleting, setDeleting] = useState(false);
  const busy = run.state.phase === 'running' ? bulkTexts.running : null;
  const count = orders.length.toLocaleString('en');
  return (
    <section className="grid gap-2 py-1 px-4 border border-edge bg-surface" aria-label={bulkTexts.label}>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <SelectAllBox selection={selection} total={total}>
          <span className="font-semibold">
            {selection.pending ? bulkTexts.selecting : bulkTexts.selectAll(total.toLocaleString('en'))}
          </span>
        </SelectAllBox>
        <output className={orders.length > 0 ? 'font-extrabold' : 'text-ink-2'}>
          {orders.length > 0 ? bulkTexts.selected(count, formatMoney(valueOf(orders))) : bulkTexts.none}
        </output>
        {orders.length > 0 && (
          <ul className="flex flex-wrap gap-x-3 text-sm text-ink-2" aria-label={bulkTexts.counts}>
            {countsOf(orders).map(({ status, count: some }) => (
              <li key={status}>
                {ordersTexts.statuses[status]} <strong className="text-ink">{some.toLocaleString('en')}</strong>
              </li>
            ))}
          </ul>
        )}
        {orders.length > 0 && busy === null && (
          <Button
            icon={X}
            iconSize={16}
            className="min-h-9 px-3 pointer-coarse:min-h-11 max-md:min-h-11 ml-auto"
            onClick={selection.clear}
          >
            {bulkTexts.clear}
          </Button>
        )}
      </div>
      {selection.failed && <Alert>{bulkTexts.selectFailed}</Alert>}
      {selection.tooMany !== null && (
        <p className="text-sm text-turmeric-ink">
          {bulkTexts.tooMany(LIMITS.ordersOfSelection.toLocaleString('en'), selection.tooMany.toLocaleString('en'))}
        </p>
      )}
      {orders.length > 0 && (
        <div className="flex flex-wrap gap-3 pt-1 pb-2 pointer-coarse:[&>.button]:flex-auto max-md:[&>.button]:flex-auto">
          <StatusChange disabledReason={busy} onUpdate={(status) => run.start({ kind: 'status', status }, orders)} />
          <ExportMenu
            label={bulkTexts.export}
            words={bulkTexts.selected(count, formatMoney(valueOf(orders)))}
            scope={{ orderIds: orders.map(({ id }) => id) }}
            exporter={exporter}
            disabledReason={busy}
          />
          <ReasonedButton
            disabledReason={busy}
            aria-busy={printing.pending}
            onClick={() => printing.print(orders.map(({ id }) => id))}
          >
            <Printer size={18} strokeWidth={1.75} aria-hidden />
            {printing.pending ? bulkTexts.printing : bulkTexts.print}
          </ReasonedButton>
          <ReasonedButton
            className="ml-auto pointer-coarse:ml-0 max-md:ml-0"
            tone="danger"
            disabledReason={busy}
            onClick={() => setDeleting(true)}
          >
            <Trash2 size={18} strokeWidth={1.75} aria-hidden />
            {bulkTexts.delete}
          </ReasonedButton>
        </div>
      )}
      <Alert>{printing.problem}</Alert>
      {run.state.phase === 'running' && <BulkProgress state={run.state} onStop={run.stop} />}
      {run.state.phase === 'finished' && <BulkResult result={run.state.result} onClose={run.close} />}
      {deleting && (
        <DeleteOrdersDialog
          orders={orders}
          onCancel={() => setDeleting(false)}
          onConfirm={() => {
            setDeleting(false);
            run.start({ kind: 'delete' }, orders);
          }}
        />
      )}
    </section>
  );
}

interface StatusChangeProps {
  disabledReason: string | null;
  onUpdate: (status: OrderStatus) => void;
}

function StatusChange({ disabledReason, onUpdate }: StatusChangeProps) {
  const [status, setStatus] = useState<OrderStatus | null>(null);
  const id = useId();
  return (
    <div className="flex flex-wrap gap-2">
      <label htmlFor={id} className="sr-only">
        {bulkTexts.newStatus}
      </label>
      <select
        id={id}
        className="field w-auto"
        value={status ?? ''}
        onChange={({ target }) => setStatus(ORDER_STATUSES.find((each) => each === target.value) ?? null)}
      >
        <option value="">{bulkTexts.chooseStatus}</option>
        {ORDER_STATUSES.map((each) => (
          <option key={each} value={each}>
            {ordersTexts.statuses[each]}
          </option>
        ))}
      </select>
      <ReasonedButton
        tone="primary"
        disabledReason={disabledReason ?? (status === null ? bulkTexts.needsStatus : null)}
        onClick={() => {
          if (status !== null) onUpdate(status);
        }}
      >
        {bulkTexts.update}
      </ReasonedButton>
    </div>
  );
}

interface BulkProgressProps {
  state: Extract<BulkState, { phase: 'running' }>;
  onStop: () => void;
}

function BulkProgress({ state: { change, through, total, stopping }, onStop }: BulkProgressProps) {
  return (
    <div className="flex flex-wrap items-center gap-3">
      <span className="font-semibold">{bulkTexts.progressOf[change.kind]}</span>
      <progress
        className="flex-[1_1_160px] h-3 accent-brand"
        max={total}
        value={through}
        aria-label={bulkTexts.progressOf[change.kind]}
      />
      <output>{bulkTexts.progress(through, total)}</output>
      <Button aria-disabled={stopping} onClick={onStop}>
        {stopping ? bulkTexts.stopping : bulkTexts.stop}
      </Button>
    </div>
  );
}
