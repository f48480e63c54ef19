import type { OrderBatchResult, SelectedOrder } from '@larder/contracts';

/** The result of each order: done, failed with its reason, or left unchanged because the run was stopped. */
export interface RunResult {
  /** The changed orders with their new versions. */
  done: SelectedOrder[];
  failed: { item: SelectedOrder; reason: string }[];
  left: SelectedOrder[];
  /** The ids of the changes, for an undo. */
  changeIds: string[];
}

interface RunOptions {
  /** The most orders of a call. */
  size: number;
  act: (batch: readonly SelectedOrder[]) => Promise<OrderBatchResult>;
  /** The sentence for an error. */
  reasonOf: (error: unknown) => string;
  onStep: (through: number) => void;
  isStopped: () => boolean;
}

/** Runs one batch after another. A failed batch does not stop the others. */
export async function runInBatches(orders: readonly SelectedOrder[], options: RunOptions): Promise<RunResult> {
  const { size, act, reasonOf, onStep, isStopped } = options;
  const result: RunResult = { done: [], failed: [], left: [], changeIds: [] };
  for (let start = 0; start < orders.length; start += size) {
    const batch = orders.slice(start, start + size);
    if (isStopped()) {
      result.left.push(...batch);
      continue;
    }
    try {
      // oxlint-disable-next-line no-await-in-loop -- one at a time, so that others come between
      const answer = await act(batch);
      if (answer.changeId !== undefined) result.changeIds.push(answer.changeId);
      const outcomes = new Map(answer.orders.map((outcome) => [outcome.id, outcome]));
      for (const item of batch) {
        const outcome = outcomes.get(item.id);
        if (outcome?.done === true)
          result.done.push(Object.assign({}, item, { version: outcome.version ?? item.version }));
        else result.failed.push({ item, reason: outcome?.reason ?? reasonOf(null) });
      }
    } catch (error) {
      const reason = reasonOf(error);
      result.failed.push(...batch.map((item) => ({ item, reason })));
    }
    onStep(start + batch.length);
  }
  return result;
}
