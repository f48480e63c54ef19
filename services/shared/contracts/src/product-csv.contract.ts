import { LIMITS, PRICE_SLIPS, type PriceSlip } from '@larder/kernel';
import { MayBeAbsent, Nullable } from './fields/absence.field.js';
import { Choice, QueryFlag } from './fields/choice.field.js';
import { field } from './fields/field.js';
import { ListOf } from './fields/nested.field.js';
import { Money, Calculated, Whole } from './fields/number.field.js';
import { StoreSlugs } from './fields/store-slug.field.js';
import { Text } from './fields/text.field.js';
import { ManyPricesConfirmation, ManyPricesResult } from './price-guard.contract.js';
import { StoreQuery } from './store.contract.js';

/** Faults that are listed; all are counted. */
export const MAX_ROW_ERRORS = 1_000;

/** Price changes that are listed; all are counted. */
export const MAX_PRICE_CHANGES = 1_000;

/** The effective values in the store, or without a store the chain's list. */
export class ProductExportQuery extends StoreQuery {
  @MayBeAbsent() @QueryFlag() includeInactive?: boolean;

  /** Stores that get columns with their overrides: "ourPrice@north". Empty cells follow the chain. */
  @MayBeAbsent() @StoreSlugs(LIMITS.exportedStores) stores?: string[];
}

/** Too large a text is refused with `too_large`, and text that cannot be stored fails its row only. */
const CsvText = (): PropertyDecorator =>
  field(
    {
      name: 'csv',
      test: (value) => typeof value === 'string' && value.trim() !== '',
      must: 'the text of a CSV file',
    },
    { type: 'string', minLength: 1, maxLength: LIMITS.csvBytes },
  );

const XlsxContent = (): PropertyDecorator =>
  Text(2 * LIMITS.csvBytes, { pattern: /^[A-Za-z0-9+/]+={0,2}$/, must: 'an Excel file in base64' });

/** A file of at most 5 MB, as the text of a CSV file or as an Excel workbook. */
export class SheetFile {
  @MayBeAbsent() @CsvText() csvContent?: string;
  @MayBeAbsent() @XlsxContent() xlsxContent?: string;
}

/** POST /api/admin/products/import: a file of at most 5 MB, as the text of a CSV file or as an Excel workbook. */
export class ProductImport extends ManyPricesConfirmation {
  @MayBeAbsent() @CsvText() csvContent?: string;

  /** An .xlsx file in base64, instead of the text. Its first visible sheet is read; too large a file is `too_large`, too. */
  @MayBeAbsent() @XlsxContent() xlsxContent?: string;

  /** The hash of a preview: 409 with the new preview when the import would change something else by now. */
  @MayBeAbsent() @Text(64) hash?: string;
}

export class ProductImportQuery {
  /** "1" or "true": a preview that writes nothing. */
  @MayBeAbsent() @QueryFlag() dryRun?: boolean;
}

export class CsvRowError {
  /** The row as spreadsheets count: the header is row 1. */
  @Whole(1, 10_000_000) row!: number;
  @Text(500) error!: string;
}

export class ImportedPrice {
  @Whole(1, 10_000_000) row!: number;
  @Text(300) product!: string;

  /** The API's name of the price: "ourPrice". */
  @Text(40) price!: string;

  /** Null for a new product. */
  @Nullable() @Money() before!: number | null;
  @Money() after!: number;

  /** Why it looks like a typing error. */
  @MayBeAbsent() @Choice(PRICE_SLIPS) slip?: PriceSlip['reason'];

  /** With `slip`: how many times as high, or, below 1, as low. */
  @MayBeAbsent() @Calculated() factor?: number;
}

/** `success` counts rows: created, updated and unchanged ones. */
export class ProductImportResult extends ManyPricesResult {
  @Whole(0, LIMITS.products) success!: number;
  @Whole(0, 10_000_000) failed!: number;
  @ListOf(() => CsvRowError, MAX_ROW_ERRORS) errors!: CsvRowError[];
  @Text(1_500) message!: string;
  @Whole(0, LIMITS.products) created!: number;
  @Whole(0, LIMITS.products) updated!: number;
  @Whole(0, LIMITS.products) unchanged!: number;

  /** Created products whose id the file gives. */
  @Whole(0, LIMITS.products) createdWithId!: number;

  /** Sentences for the reader of the preview, besides the counts; often empty. */
  @Text(1_000) notes!: string;

  /** How the file was understood: "semicolon-separated, decimal commas". */
  @Text(200) readAs!: string;

  /** The first price changes, those that look like typing errors before others, for new products only those; `pricesChanged` counts all. */
  @ListOf(() => ImportedPrice, MAX_PRICE_CHANGES) priceChanges!: ImportedPrice[];
  @Whole(0, 2 * LIMITS.products) pricesChanged!: number;

  /** The number of changed prices that look like typing errors. */
  @Whole(0, 2 * LIMITS.products) slips!: number;
}
