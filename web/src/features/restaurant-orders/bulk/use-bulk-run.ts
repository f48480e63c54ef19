import type { SelectedOrder } from '@larder/contracts';
import type { OrderStatus } from '@larder/kernel';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { sentenceOf } from '../../../shared/api/api-error.ts';
import { deleteOrder, moveOrder } from '../../../shared/api/orders.ts';
import { staffKeys } from '../../../shared/query/staff-keys.ts';
import { toasts } from '../../../shared/toast/toast-store.ts';
import { orderToasts } from '../../../texts/restaurant-orders/toasts.ts';

export type BulkChange = { kind: 'status'; status: OrderStatus } | { kind: 'delete' };

export type BulkState =
  | { phase: 'idle' }
  | { phase: 'running'; change: BulkChange; through: number; total: number; stopping: boolean }
  | { phase: 'finished'; change: BulkChange; result: RunResult<SelectedOrder> };

export interface BulkRun {
  state: BulkState;
  start: (change: BulkChange, orders: readonly SelectedOrder[]) => void;
  stop: () => void;
  close: () => void;
}

/** Changes many orders, one call after the other, and says what became of them. */
export function useBulkRun(onFinished: (stillSelected: SelectedOrder[]) => void): BulkRun {
  const client = useQueryClient();
  const [state, setState] = useState<BulkState>({ phase: 'idle' });
  const stopped = useRef(false);
  // Leaving the page stops it.
  useEffect(
    () => () => {
      stopped.current = true;
    },
    [],
  );
  const running = state.phase === 'running';
  useEffect(() => {
    if (!running) return;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [running]);

  const start = async (change: BulkChange, orders: readonly SelectedOrder[]): Promise<void> => {
    if (running || orders.length === 0) return;
    stopped.current = false;
    setState({ phase: 'running', change, through: 0, total: orders.length, stopping: false });
    const failure = change.kind === 'status' ? orderToasts.moveOrder.failure : orderToasts.deleteOrder.failure;
    const result = await runOneByOne(orders, {
      act: ({ id }) => (change.kind === 'status' ? moveOrder(id, change.status) : deleteOrder(id)),
      reasonOf: (error) => sentenceOf(error, failure.fallback),
      onStep: (through) => setState((now) => (now.phase === 'running' ? { ...now, through } : now)),
      isStopped: () => stopped.current,
    });
    setState({ phase: 'finished', change, result });
    tell(change, result);
    onFinished([...result.failed.map(({ item }) => item), ...result.left]);
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

function tell(change: BulkChange, { done, failed }: RunResult<SelectedOrder>): void {
  // Stopped before the first: the result beside the list says so, and nothing has failed.
  if (done.length + failed.length === 0) return;
  if (change.kind === 'status') {
    const { success, failed: failedWords, failure } = orderToasts.moveOrders;
    if (done.length === 0) toasts.show({ title: failure.title, description: failure.fallback, tone: 'error' });
    else
      toasts.show({
        title: success(done.length, change.status),
        ...(failed.length > 0 ? { description: failedWords(failed.length), tone: 'error' } : {}),
      });
    return;
  }
  const { success, successful, failure } = orderToasts.deleteOrders;
  if (done.length === 0) toasts.show({ title: failure.title, description: failure.fallback, tone: 'error' });
  else
    toasts.show({
      title: success(done.length),
      description: successful(done.length, failed.length),
      tone: failed.length > 0 ? 'error' : 'plain',
    });
}

/** What became of each: done, failed with its reason, or left unchanged because the run was stopped. */
export interface RunResult<T> {
  done: T[];
  failed: { item: T; reason: string }[];
  left: T[];
}

interface RunOptions<T> {
  act: (item: T) => Promise<unknown>;
  /** What an error means, for people. */
  reasonOf: (error: unknown) => string;
  onStep: (through: number) => void;
  isStopped: () => boolean;
}

/** Does one after the other. One that fails does not keep the others from their turn. */
export async function runOneByOne<T>(items: readonly T[], options: RunOptions<T>): Promise<RunResult<T>> {
  const { act, reasonOf, onStep, isStopped } = options;
  const result: RunResult<T> = { done: [], failed: [], left: [] };
  for (const [index, item] of items.entries()) {
    if (isStopped()) {
      result.left.push(item);
      continue;
    }
    try {
      // oxlint-disable-next-line no-await-in-loop -- one at a time is what is promised
      await act(item);
      result.done.push(item);
    } catch (error) {
      result.failed.push({ item, reason: reasonOf(error) });
    }
    onStep(index + 1);
  }
  return result;
}
