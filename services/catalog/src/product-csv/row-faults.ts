import { MAX_ROW_ERRORS, type CsvRowError } from '@larder/contracts';

/** What is wrong with rows: all are counted, the first ones are told. */
export class RowFaults {
  count = 0;
  private readonly told: CsvRowError[];

  constructor(earlier?: RowFaults) {
    this.told = [...(earlier?.told ?? [])];
    this.count = earlier?.count ?? 0;
  }

  add(row: number, error: string): void {
    this.count++;
    this.told.push({ row, error });
  }

  /** In order of row. */
  first(): CsvRowError[] {
    return this.told.toSorted((a, b) => a.row - b.row).slice(0, MAX_ROW_ERRORS);
  }
}
