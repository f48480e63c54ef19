import { LIMITS } from '@larder/kernel';
import { MayBeAbsent } from './fields/absence.field.js';
import { Flag, QueryFlag } from './fields/choice.field.js';
import { field } from './fields/field.js';
import { ListOf } from './fields/nested.field.js';
import { Whole } from './fields/number.field.js';
import { Text } from './fields/text.field.js';

/** Rows whose faults are told one by one; the count of failed rows is always whole. */
export const MAX_ROW_ERRORS = 1_000;

/** GET /api/admin/products/export */
export class ProductExportQuery {
  @MayBeAbsent() @QueryFlag() includeInactive?: boolean;
}

/** Text with anything in it: its size has a sentence of its own (`too_large`), and what cannot be stored fails its row only. */
const CsvText = (): PropertyDecorator =>
  field(
    {
      name: 'csv',
      test: (value) => typeof value === 'string' && value.trim() !== '',
      must: 'the text of a CSV file',
    },
    { type: 'string', minLength: 1, maxLength: LIMITS.csvBytes },
  );

/** POST /api/admin/products/import: a file of at most 5 MB. */
export class ProductImport {
  @CsvText() csvContent!: string;
}

export class ProductImportQuery {
  /** "1" or "true": says what an import would do and does nothing. */
  @MayBeAbsent() @QueryFlag() dryRun?: boolean;
}

/** A row of the file that was not imported. */
export class CsvRowError {
  /** As spreadsheets count: the header is row 1. */
  @Whole(1, 10_000_000) row!: number;
  @Text(500) error!: string;
}

/** What an import did, or, for a preview, would do. `success` counts rows: created, updated and unchanged ones. */
export class ProductImportResult {
  @Whole(0, LIMITS.products) success!: number;
  @Whole(0, 10_000_000) failed!: number;

  /** The first faults, in order of row. */
  @ListOf(() => CsvRowError, MAX_ROW_ERRORS) errors!: CsvRowError[];
  @Text(500) message!: string;
  @Whole(0, LIMITS.products) created!: number;
  @Whole(0, LIMITS.products) updated!: number;
  @Whole(0, LIMITS.products) unchanged!: number;

  /** Whether this was a preview that wrote nothing. */
  @Flag() dryRun!: boolean;
}
