import { MAX_ROW_ERRORS, type CsvRowError } from '@larder/contracts';

/** The other rows are still imported. */
export class RowFault extends Error {
  override readonly name = 'RowFault';
}

/** Counts all faults and keeps the first. Rows are added in order. */
export class RowFaults {
  private own = 0;
  private readonly told: CsvRowError[] = [];

  constructor(private readonly earlier?: RowFaults) {}

  get count(): number {
    return this.own + (this.earlier?.count ?? 0);
  }

  add(row: number, error: string): void {
    this.own++;
    // A file may hold millions of bad rows.
    if (this.told.length < MAX_ROW_ERRORS) this.told.push({ row, error });
  }

  note(row: number, work: () => void): void {
    try {
      work();
    } catch (error) {
      if (!(error instanceof RowFault)) throw error;
      this.add(row, error.message);
    }
  }

  first(): CsvRowError[] {
    const told = [...(this.earlier?.first() ?? []), ...this.told];
    return told.toSorted((a, b) => a.row - b.row).slice(0, MAX_ROW_ERRORS);
  }
}
