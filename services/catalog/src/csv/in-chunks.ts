import { setImmediate as breathe } from 'node:timers/promises';

/** Rows of one statement: few enough that building it never keeps other requests waiting. */
const CHUNK = 2_000;

/** Writes chunk after chunk as JSON; while the database works on one, the next is made ready. */
export async function inChunks(
  rows: readonly object[],
  write: (states: string, start: number) => Promise<unknown>,
): Promise<void> {
  const states = (start: number): string => JSON.stringify(rows.slice(start, start + CHUNK));
  let ready = states(0);
  for (let start = 0; start < rows.length; start += CHUNK) {
    // The breath sends the statement off before we think on.
    [ready] = await Promise.all([breathe().then(() => states(start + CHUNK)), write(ready, start)]);
  }
}
