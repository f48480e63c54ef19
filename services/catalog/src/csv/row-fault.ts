import type { RowFaults } from './row-faults.js';

/** A fault of one row, in words; the other rows go on. */
export class RowFault extends Error {
  override readonly name = 'RowFault';
}

/** Does the work on a row; a fault of the row is noted, and nothing else is caught. */
export function noting(faults: RowFaults, row: number, work: () => void): void {
  try {
    work();
  } catch (error) {
    if (!(error instanceof RowFault)) throw error;
    faults.add(row, error.message);
  }
}
