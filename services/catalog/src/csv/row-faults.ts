import { MAX_ROW_ERRORS, type CsvRowError } from '@larder/contracts';

/** What is wrong with rows: all are counted, the first ones are kept and told. Rows are added in their order. */
export class RowFaults {
  private own = 0;
  private readonly told: CsvRowError[] = [];
  private readonly earlier: RowFaults | undefined;

  /** Goes on from what an earlier look at the same rows has found. */
  constructor(earlier?: RowFaults) {
    this.earlier = earlier;
  }

  get count(): number {
    return this.own + (this.earlier?.count ?? 0);
  }

  add(row: number, error: string): void {
    this.own++;
    // A file may hold millions of bad rows.
    if (this.told.length < MAX_ROW_ERRORS) this.told.push({ row, error });
  }

  /** In order of row. */
  first(): CsvRowError[] {
    const told = [...(this.earlier?.first() ?? []), ...this.told];
    return told.toSorted((a, b) => a.row - b.row).slice(0, MAX_ROW_ERRORS);
  }
}
