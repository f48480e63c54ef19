import { MAX_ROW_ERRORS, type CsvRowError } from '@larder/contracts';
import { inEnglish, toSentence, type PlainReason, type Sentence } from '@larder/kernel';
import { translated } from '@larder/platform';

/** The other rows are still imported. */
export class RowFault extends Error {
  override readonly name = 'RowFault';
  readonly sentence: Sentence;

  constructor(reason: PlainReason | Sentence) {
    const sentence = toSentence(reason);
    super(inEnglish(sentence));
    this.sentence = sentence;
  }
}

/** Counts all faults and keeps the first. Rows are added in order. */
export class RowFaults {
  private own = 0;
  private readonly kept: { row: number; fault: Sentence }[] = [];

  constructor(private readonly earlier?: RowFaults) {}

  get count(): number {
    return this.own + (this.earlier?.count ?? 0);
  }

  add(row: number, fault: Sentence): void {
    this.own++;
    // A file may hold millions of bad rows.
    if (this.kept.length < MAX_ROW_ERRORS) this.kept.push({ row, fault });
  }

  note(row: number, work: () => void): void {
    try {
      work();
    } catch (error) {
      if (!(error instanceof RowFault)) throw error;
      this.add(row, error.sentence);
    }
  }

  /** The first errors, in the language of the request. */
  first(): CsvRowError[] {
    const first = [...(this.earlier?.kept ?? []), ...this.kept].toSorted((a, b) => a.row - b.row);
    return first.slice(0, MAX_ROW_ERRORS).map(({ row, fault }) => ({ row, error: translated(fault) }));
  }
}
