import type { SelectedOrder } from '@larder/contracts';
import { LIMITS, type OrderStatus } from '@larder/kernel';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { sentenceOf } from '../../../shared/api/api-error.ts';
import { offerUndoOf } from '../../../shared/api/changes.ts';
import { deleteOrders, moveOrders } from '../../../shared/api/orders.ts';
import { staffKeys } from '../../../shared/query/staff-keys.ts';
import { toasts } from '../../../shared/toast/toast-store.ts';
import { useAskBeforeLeaving } from '../../../shared/ui/overlays/confirm-dialog.tsx';
import { orderToasts } from '../../../texts/restaurant-orders/toasts.ts';
import type { NextStep } from '../model/next-step.ts';
import { runInBatches, type RunResult } from './run-in-batches.ts';
import type { OrderSelectionControl } from './use-selection.ts';

export type BulkChange =
  /** `keepsSelection`: an intermediate step, after which the same orders can take the next one. */
  { kind: 'status'; status: OrderStatus; keepsSelection?: true } | { kind: 'delete' };

export type BulkState =
  | { phase: 'idle' }
  | { phase: 'running'; change: BulkChange; through: number; total: number; stopping: boolean }
  | { phase: 'finished'; change: BulkChange; result: RunResult };

export interface BulkRun {
  state: BulkState;
  start: (change: BulkChange, orders: readonly SelectedOrder[]) => void;
  stop: () => void;
  close: () => void;
}

/** Changes many orders, one batch per call, and reports the results. */
export function useBulkRun(onFinished: (stillSelected: SelectedOrder[]) => void): BulkRun {
  const client = useQueryClient();
  const [state, setState] = useState<BulkState>({ phase: 'idle' });
  const stopped = useRef(false);
  // Stops the run when the page is left.
  useEffect(
    () => () => {
      stopped.current = true;
    },
    [],
  );
  const running = state.phase === 'running';
  useAskBeforeLeaving(running);

  const start = async (change: BulkChange, orders: readonly SelectedOrder[]): Promise<void> => {
    if (running || orders.length === 0) return;
    stopped.current = false;
    setState({ phase: 'running', change, through: 0, total: orders.length, stopping: false });
    const failure = change.kind === 'status' ? orderToasts.moveOrder.failure : orderToasts.deleteOrder.failure;
    const result = await runInBatches(orders, {
      size: LIMITS.ordersOfBatch,
      act: (batch) =>
        change.kind === 'status'
          ? moveOrders({ status: change.status, orders: batch.map(({ id, version }) => ({ id, version })) })
          : deleteOrders({ ids: batch.map(({ id }) => id) }),
      reasonOf: (error) => sentenceOf(error, failure.fallback),
      onStep: (through) => setState((now) => (now.phase === 'running' ? { ...now, through } : now)),
      isStopped: () => stopped.current,
    });
    setState({ phase: 'finished', change, result });
    tell(client, change, result);
    onFinished(stillSelected(change, result));
    void client.invalidateQueries({ queryKey: staffKeys.orders });
    void client.invalidateQueries({ queryKey: staffKeys.rebates });
  };
  return {
    state,
    start: (change, orders) => void start(change, orders),
    stop: () => {
      stopped.current = true;
      setState((now) => (now.phase === 'running' ? { ...now, stopping: true } : now));
    },
    close: () => setState({ phase: 'idle' }),
  };
}

/** The next step for orders that stay selected for the one after it. */
export const onward = ({ status }: NextStep): BulkChange => ({ kind: 'status', status, keepsSelection: true });

/** Whether the bar of the selected orders has anything to show. */
export function hasBulkNews(selection: Pick<OrderSelectionControl, 'orders' | 'failed'>, { state }: BulkRun): boolean {
  const isReported = state.phase === 'finished' && state.result.failed.length + state.result.left.length > 0;
  return selection.orders.length > 0 || selection.failed || state.phase === 'running' || isReported;
}

/** Orders that failed stay selected; if none failed, those with a next step do. */
function stillSelected(change: BulkChange, { done, failed, left }: RunResult): SelectedOrder[] {
  const undone = [...failed.map(({ item }) => item), ...left];
  if (change.kind === 'delete' || change.keepsSelection !== true || undone.length > 0) return undone;
  return done.map((order) => Object.assign({}, order, { status: change.status }));
}

function tell(client: QueryClient, change: BulkChange, { done, failed, changeIds }: RunResult): void {
  // Stopped before the first batch: the result panel reports that, and nothing has failed.
  if (done.length + failed.length === 0) return;
  const { failure } = change.kind === 'status' ? orderToasts.moveOrders : orderToasts.deleteOrders;
  if (done.length === 0) {
    toasts.show({ title: failure.title, description: failure.fallback, tone: 'error' });
    return;
  }
  const tone = failed.length > 0 ? 'error' : 'plain';
  const notice =
    change.kind === 'status'
      ? {
          title: orderToasts.moveOrders.success(done.length, change.status),
          ...(failed.length > 0 ? { description: orderToasts.moveOrders.failed(failed.length) } : {}),
        }
      : {
          title: orderToasts.deleteOrders.success(done.length),
          description: orderToasts.deleteOrders.successful(done.length, failed.length),
        };
  offerUndoOf(client, { service: 'restaurant-orders', ids: changeIds }, { ...notice, tone });
}
