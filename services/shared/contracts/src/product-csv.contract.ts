import { LIMITS } from '@larder/kernel';
import { MayBeAbsent } from './fields/absence.field.js';
import { Flag, QueryFlag } from './fields/choice.field.js';
import { field } from './fields/field.js';
import { ListOf } from './fields/nested.field.js';
import { Whole } from './fields/number.field.js';
import { Text } from './fields/text.field.js';

/** Faults that are listed; all are counted. */
export const MAX_ROW_ERRORS = 1_000;

export class ProductExportQuery {
  @MayBeAbsent() @QueryFlag() includeInactive?: boolean;
}

/** Its size has a message of its own (`too_large`), and text that cannot be stored fails its row only. */
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
  /** "1" or "true": a preview that writes nothing. */
  @MayBeAbsent() @QueryFlag() dryRun?: boolean;
}

export class CsvRowError {
  /** As spreadsheets count: the header is row 1. */
  @Whole(1, 10_000_000) row!: number;
  @Text(500) error!: string;
}

/** `success` counts rows: created, updated and unchanged ones. */
export class ProductImportResult {
  @Whole(0, LIMITS.products) success!: number;
  @Whole(0, 10_000_000) failed!: number;
  @ListOf(() => CsvRowError, MAX_ROW_ERRORS) errors!: CsvRowError[];
  @Text(1_500) message!: string;
  @Whole(0, LIMITS.products) created!: number;
  @Whole(0, LIMITS.products) updated!: number;
  @Whole(0, LIMITS.products) unchanged!: number;

  /** Of the created ones those whose id the file gives. */
  @Whole(0, LIMITS.products) createdWithId!: number;

  /** Sentences that say what a reader of the preview should know besides the counts; often empty. */
  @Text(1_000) notes!: string;
  @Flag() dryRun!: boolean;
}
