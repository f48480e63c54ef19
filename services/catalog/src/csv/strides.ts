import { setImmediate as breathe } from 'node:timers/promises';

/** Rows or products that are thought about before other requests get their turn. */
const STRIDE = 2_000;

/** A long list, some at a time. */
export async function* strides<T>(list: readonly T[]): AsyncGenerator<readonly T[]> {
  for (let start = 0; start < list.length; start += STRIDE) {
    yield list.slice(start, start + STRIDE);
    await breathe();
  }
}
