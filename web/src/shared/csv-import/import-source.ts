import type { ProductImportResult } from '@larder/contracts';
import type { ReceivedFile } from '../api/file-answer.ts';

/** What is imported, and by which calls. */
export interface ImportSource {
  title: string;
  intro: string;
  /** What a file must look like, in pairs of a name and its value. */
  rules: readonly { name: string; value: string }[];
  /** Imports a file's text, or says what importing it would do. */
  run(csvContent: string, dryRun: boolean): Promise<ProductImportResult>;
  fetchTemplate(): Promise<ReceivedFile>;
  /** After an import has written something; `tell` says again how it ended. */
  onImported(tell: () => void): void;
}
