/** What became of each: done, failed with its reason, or left as it was because somebody stopped. */
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
