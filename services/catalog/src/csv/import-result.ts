import type { ProductImportResult } from '@larder/contracts';
import type { RowFaults } from './row-faults.js';

export interface ImportCounts {
  created: readonly unknown[];
  updated: readonly unknown[];
  unchanged: number;
}

/** What an import did, or for a preview would do, with a sentence that says it to a person. */
export function importResult(
  { created, updated, unchanged }: ImportCounts,
  faults: RowFaults,
  dryRun: boolean,
): ProductImportResult {
  const counts = { created: created.length, updated: updated.length, unchanged };
  const success = counts.created + counts.updated + counts.unchanged;
  return {
    success,
    failed: faults.count,
    errors: faults.first(),
    message: message(success, faults.count, counts, dryRun),
    ...counts,
    dryRun,
  };
}

function message(
  success: number,
  failed: number,
  { created, updated, unchanged }: { created: number; updated: number; unchanged: number },
  dryRun: boolean,
): string {
  if (success + failed === 0) return 'The file has a header and no rows, so there was nothing to import.';
  const done = dryRun ? 'would be imported' : 'imported';
  const rows = `${counted(success, 'product')} ${done}: ${created} created, ${updated} updated, ${unchanged} unchanged.`;
  return failed === 0 ? rows : `${rows} ${counted(failed, 'row')} ${dryRun ? 'would fail' : 'failed'}.`;
}

const counted = (count: number, thing: string): string => `${count} ${thing}${count === 1 ? '' : 's'}`;
