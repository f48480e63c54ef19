import { LIMITS, ORDER_STATUSES, type OrderStatus, type Role, formatMoney } from '@larder/kernel';
import { ArrowRight, Printer, Trash2, X } from 'lucide-react';
import { useId, useState } from 'react';
import { SelectionActions, SelectionBar } from '../../../shared/kit/selection-bar.tsx';
import { Alert } from '../../../shared/ui/alert.tsx';
import { Button, IconButton } from '../../../shared/ui/button.tsx';
import { ReasonedButton } from '../../../shared/ui/overlays/reasoned-button.tsx';
import { Tooltip } from '../../../shared/ui/overlays/tooltip.tsx';
import { bulkTexts } from '../../../texts/restaurant-orders/bulk.ts';
import { ordersTexts } from '../../../texts/restaurant-orders/page.ts';
import { ExportMenu } from '../exports/export-menu.tsx';
import type { OrderExport } from '../exports/use-order-export.ts';
import { commonStepOf } from '../model/next-step.ts';
import styles from '../restaurant-orders.module.css';
import { DeleteOrdersDialog } from './delete-orders-dialog.tsx';
import type { RunResult } from './run-in-batches.ts';
import { onward, type BulkRun, type BulkState } from './use-bulk-run.ts';
import { type OrderSelectionControl, countsOf, valueOf } from './use-selection.ts';

interface BulkBarProps {
  selection: OrderSelectionControl;
  role: Role;
  run: BulkRun;
  exporter: OrderExport;
  printing: { pending: boolean; problem: string | null; print: (ids: readonly string[]) => void };
}

/**
 * Actions for many orders at once: what is selected, and what can be done with it. Sticks to the lower edge of the
 * window, so that selecting does not move the list.
 */
export function BulkBar({ selection, role, run, exporter, printing }: BulkBarProps) {
  const { orders } = selection;
  const [deleting, setDeleting] = useState(false);
  const busy = run.state.phase === 'running' ? bulkTexts.running : null;
  const count = orders.length.toLocaleString('en');
  const step = commonStepOf(orders, role);
  return (
    <SelectionBar part="bulk-bar" label={bulkTexts.label}>
      <BulkNotices selection={selection} run={run} printProblem={printing.problem} />
      {orders.length > 0 && (
        <SelectionActions>
          <div className="mr-auto min-w-0 leading-tight max-md:basis-full max-md:pr-12">
            <output className="font-extrabold">{bulkTexts.selected(count, formatMoney(valueOf(orders)))}</output>
            <ul className="flex flex-wrap gap-x-3 text-sm text-ink-2" aria-label={bulkTexts.counts}>
              {countsOf(orders).map(({ status, count: some }) => (
                <li key={status}>
                  {ordersTexts.statuses[status]} <strong className="text-ink">{some.toLocaleString('en')}</strong>
                </li>
              ))}
            </ul>
          </div>
          {step !== null && (
            <ReasonedButton tone="primary" disabledReason={busy} onClick={() => run.start(onward(step), orders)}>
              {step.label}
              <ArrowRight size={18} strokeWidth={1.75} aria-hidden />
            </ReasonedButton>
          )}
          <StatusChange
            disabledReason={busy}
            isFirst={step === null}
            onUpdate={(status) => run.start({ kind: 'status', status }, orders)}
          />
          <ExportMenu
            label={bulkTexts.export}
            what={bulkTexts.selected(count, formatMoney(valueOf(orders)))}
            scope={{ orderIds: orders.map(({ id }) => id) }}
            exporter={exporter}
            disabledReason={busy}
          />
          <ReasonedButton
            disabledReason={busy}
            aria-busy={printing.pending}
            aria-label={printing.pending ? undefined : bulkTexts.print}
            onClick={() => printing.print(orders.map(({ id }) => id))}
          >
            <Printer size={18} strokeWidth={1.75} aria-hidden />
            <span className="max-[90rem]:sr-only">{printing.pending ? bulkTexts.printing : bulkTexts.print}</span>
          </ReasonedButton>
          <ReasonedButton
            className="text-price"
            disabledReason={busy}
            aria-label={bulkTexts.delete}
            onClick={() => setDeleting(true)}
          >
            <Trash2 size={18} strokeWidth={1.75} aria-hidden />
            <span className="max-[90rem]:sr-only">{bulkTexts.delete}</span>
          </ReasonedButton>
          {busy === null && (
            <Tooltip text={bulkTexts.clear}>
              <IconButton
                icon={X}
                label={bulkTexts.clear}
                className="max-md:absolute max-md:top-1 max-md:right-2"
                onClick={selection.clear}
              />
            </Tooltip>
          )}
        </SelectionActions>
      )}
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
    </SelectionBar>
  );
}

interface BulkNoticesProps {
  selection: OrderSelectionControl;
  run: BulkRun;
  printProblem: string | null;
}

/** Errors and progress, above the buttons. */
function BulkNotices({ selection, run, printProblem }: BulkNoticesProps) {
  return (
    <div className="grid max-h-[40dvh] gap-2 overflow-y-auto empty:hidden">
      {selection.failed && <Alert>{bulkTexts.selectFailed}</Alert>}
      {selection.tooMany !== null && (
        <p className="text-sm text-turmeric-ink">
          {bulkTexts.tooMany(LIMITS.ordersOfSelection.toLocaleString('en'), selection.tooMany.toLocaleString('en'))}
        </p>
      )}
      <Alert>{printProblem}</Alert>
      {run.state.phase === 'running' && <BulkProgress state={run.state} onStop={run.stop} />}
      {run.state.phase === 'finished' && <BulkResult result={run.state.result} onClose={run.close} />}
    </div>
  );
}

interface StatusChangeProps {
  disabledReason: string | null;
  /** Whether no other button is primary. */
  isFirst: boolean;
  onUpdate: (status: OrderStatus) => void;
}

function StatusChange({ disabledReason, isFirst, onUpdate }: StatusChangeProps) {
  const [status, setStatus] = useState<OrderStatus | null>(null);
  const id = useId();
  return (
    <div className="flex gap-2 max-lg:order-last max-lg:basis-full max-lg:justify-end">
      <label htmlFor={id} className="sr-only">
        {bulkTexts.newStatus}
      </label>
      <select
        id={id}
        className="field w-auto max-md:flex-auto"
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
        tone={isFirst ? 'primary' : 'plain'}
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
        className={`flex-[1_1_160px] ${styles.progress}`}
        max={total}
        value={through}
        aria-label={bulkTexts.progressOf[change.kind]}
      />
      <output>{bulkTexts.progress(through, total)}</output>
      {total > LIMITS.ordersOfBatch && (
        <Button aria-disabled={stopping} onClick={onStop}>
          {stopping ? bulkTexts.stopping : bulkTexts.stop}
        </Button>
      )}
    </div>
  );
}

/** The most failures listed by name. */
const NAMED = 20;

interface BulkResultProps {
  result: RunResult;
  onClose: () => void;
}

/** The failed orders by name, until closed. A run without failures has shown a notice. */
function BulkResult({ result: { failed, left }, onClose }: BulkResultProps) {
  if (failed.length === 0 && left.length === 0) return null;
  return (
    <div className="problem-notice" role="alert">
      <div className="grid min-w-0 flex-1 gap-1">
        {left.length > 0 && <p className="font-semibold">{bulkTexts.stopped(left.length)}</p>}
        {failed.length > 0 && (
          <>
            <p className="font-semibold">{bulkTexts.failures(failed.length)}</p>
            <ul className="grid gap-1">
              {failed.slice(0, NAMED).map(({ item, reason }) => (
                <li key={item.id} className="wrap-anywhere">
                  <span className="font-code text-[0.875rem] font-bold whitespace-nowrap">{item.orderNumber}</span>{' '}
                  {item.restaurantName}: {reason}
                </li>
              ))}
              {failed.length > NAMED && <li>{bulkTexts.andMore(failed.length - NAMED)}</li>}
            </ul>
          </>
        )}
      </div>
      <IconButton icon={X} label={bulkTexts.closeResult} className="-my-2" onClick={onClose} />
    </div>
  );
}
