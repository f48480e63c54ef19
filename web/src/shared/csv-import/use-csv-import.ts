import type { ProductImport, ProductImportResult } from '@larder/contracts';
import { LIMITS } from '@larder/kernel';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { fileToasts, importTexts } from '../../texts/csv-import.ts';
import { ApiError, slipsOfConflict } from '../api/api-error.ts';
import { offerUndoOf, previewOfConflict } from '../api/changes.ts';
import type { ReceivedFile } from '../api/file-answer.ts';
import { confirmAsSecond, type Second } from '../api/price-guard.ts';
import { toasts } from '../toast/toast-store.ts';

/** The state of an import. From `preview` on the file's content is kept, so that the file is read once. */
export type ImportState =
  | { step: 'choose'; problem: string | null }
  | { step: 'reading'; file: string }
  | { step: 'preview'; file: string; content: ProductImport; plan: ProductImportResult; problem: string | null }
  | { step: 'importing'; file: string }
  | { step: 'result'; file: string; result: ProductImportResult };

const { importProducts: texts } = fileToasts;

export interface CsvImport {
  state: ImportState;
  choose(file: File): Promise<void>;
  /** @param second the second person, if the plan needs one */
  run(second: Second): Promise<void>;
  restart(): void;
}

/** Reads a file, requests a preview of importing it, and imports it after a confirmation. */
export function useCsvImport(source: ImportSource): CsvImport {
  const [state, setState] = useState<ImportState>({ step: 'choose', problem: null });
  const closed = useRef(false);
  useEffect(() => {
    closed.current = false;
    return () => {
      closed.current = true;
    };
  }, []);
  const client = useQueryClient();
  const go = (next: ImportState): void => {
    if (!closed.current) setState(next);
  };

  return {
    state,
    restart: () => go({ step: 'choose', problem: null }),
    async choose(file) {
      const fault = csvFaultOf(file);
      if (fault !== null) return go({ step: 'choose', problem: importTexts[fault] });
      go({ step: 'reading', file: file.name });
      try {
        const content = await contentOf(file);
        if (content === null) return go({ step: 'choose', problem: importTexts.notUtf8 });
        go({ step: 'preview', file: file.name, content, plan: await source.run(content, true), problem: null });
      } catch (error) {
        go({ step: 'choose', problem: sayFailure(error) });
      }
    },
    async run(second) {
      if (state.step !== 'preview') return;
      go({ step: 'importing', file: state.file });
      try {
        const { content, plan } = state;
        const confirmation = plan.needsSecondPerson ? await confirmAsSecond(second, plan.hash) : undefined;
        const { hash } = plan;
        const consent = plan.slips > 0 ? { hash, confirm: true, confirmation } : { hash };
        const result = await source.run(Object.assign(consent, content), false);
        sayResult(client, result);
        source.onImported(() => sayResult(client, result));
        go({ step: 'result', file: state.file, result });
      } catch (error) {
        // If the list has changed since the preview, the current changes must be reviewed first.
        const isAsked = slipsOfConflict(error) !== null;
        const again = isAsked ? await source.run(state.content, true).catch(() => null) : null;
        // If the dialog was closed, a notice replaces the preview.
        const plan = closed.current ? null : (previewOfConflict<ProductImportResult>(error) ?? again);
        go(plan ? { ...state, plan, problem: importTexts.stale } : { ...state, problem: sayFailure(error) });
      }
    },
  };
}

function sayResult(client: QueryClient, { success, failed, changeId }: ProductImportResult): void {
  const notice =
    failed > 0
      ? { title: texts.withErrors.title, description: texts.withErrors.description(failed), tone: 'error' as const }
      : { title: texts.successful.title, description: texts.successful.description(success) };
  offerUndoOf(client, { service: 'catalog', ids: [changeId] }, notice);
}

/** Shows a notice about a failure, and returns its sentence for the dialog. */
function sayFailure(error: unknown): string {
  const answered = error instanceof ApiError && error.status !== 0;
  const sentence = answered ? (error.serverMessage ?? texts.failure.fallback) : texts.unreadable;
  toasts.show({ title: texts.failure.title, description: sentence, tone: 'error' });
  return sentence;
}

/** A kind of import and its calls. */
export interface ImportSource {
  title: string;
  intro: string;
  /** Requirements of a file, as pairs of name and value. */
  rules: readonly { name: string; value: string }[];
  /** Imports a file, or previews the import. */
  run(file: ProductImport, dryRun: boolean): Promise<ProductImportResult>;
  fetchTemplate(): Promise<ReceivedFile>;
  /** Called after an import that changed something; `tell` repeats the notice about the result. */
  onImported(tell: () => void): void;
}

export type CsvFault = 'invalidType' | 'tooLarge';

/** What is wrong with a chosen file by name and size; null when it may be read. */
export function csvFaultOf({ name, size }: Pick<File, 'name' | 'size'>): CsvFault | null {
  if (!/\.(csv|xlsx)$/i.test(name)) return 'invalidType';
  return size > LIMITS.csvBytes ? 'tooLarge' : null;
}

/** Null when a CSV file is neither UTF-8 nor Excel's "Unicode text": names would be silently corrupted. */
export async function contentOf(file: File): Promise<ProductImport | null> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (file.name.toLowerCase().endsWith('.xlsx')) return { xlsxContent: base64Of(bytes) };
  try {
    const encoding = bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : 'utf-8';
    return { csvContent: new TextDecoder(encoding, { fatal: true }).decode(bytes) };
  } catch {
    return null;
  }
}

/** Encodes in chunks, because a call cannot have millions of arguments. */
function base64Of(bytes: Uint8Array): string {
  let binary = '';
  for (let at = 0; at < bytes.length; at += 0x8000) binary += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
  return btoa(binary);
}
