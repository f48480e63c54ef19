import type { ExportFormat, OrderExportJob, OrderExportRequest } from '@larder/contracts';
import { useEffect, useRef, useState } from 'react';
import { sentenceOf } from '../../../shared/api/api-error.ts';
import { saveFile } from '../../../shared/api/file-answer.ts';
import { fetchBulkExport, fetchExport, startExport } from '../../../shared/api/orders.ts';
import { announcements } from '../../../shared/ui/live/announcer.tsx';
import { exportTexts } from '../../../texts/restaurant-orders/exports.ts';

const ASK_AGAIN_MS = 500;
/** The most order ids that fit an address; larger exports are jobs of the server. */
const IN_ADDRESS = 50;

/** The exported orders: those that match a filter, or those listed. */
export type ExportScope = Omit<OrderExportRequest, 'format'> & { store?: string | null };

export interface OrderExport {
  /** The file that is being created, and its progress. */
  running: { format: ExportFormat; progress: number } | null;
  /** Why the last export failed. */
  problem: string | null;
  start: (format: ExportFormat, scope: ExportScope) => void;
  stop: () => void;
}

/** Exports orders, one file at a time. Errors are shown on the page: a file's address would show raw JSON instead. */
export function useOrderExport(): OrderExport {
  const [running, setRunning] = useState<OrderExport['running']>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const current = useRef<AbortController | null>(null);
  useEffect(() => () => current.current?.abort(), []);

  const start = async (format: ExportFormat, { store = null, ...scope }: ExportScope): Promise<void> => {
    current.current?.abort();
    const stopper = new AbortController();
    const { signal } = stopper;
    current.current = stopper;
    setProblem(null);
    setRunning({ format, progress: 0 });
    announcements.say(exportTexts.started(exportTexts.formats[format]));
    try {
      if (scope.orderIds !== undefined && scope.orderIds.length <= IN_ADDRESS) {
        const file = await fetchBulkExport(scope.orderIds, format);
        if (signal.aborted) return;
        saveFile(file);
      } else {
        const job = await finished(await startExport({ format, ...scope }, store, signal), signal, ({ progress }) =>
          setRunning({ format, progress }),
        );
        openFile(job);
      }
      announcements.say(exportTexts.done(exportTexts.formats[format]));
    } catch (error) {
      if (!signal.aborted) setProblem(valuesOf(error));
    } finally {
      if (current.current === stopper) setRunning(null);
    }
  };
  return {
    running,
    problem,
    start: (format, scope) => void start(format, scope),
    stop: () => {
      current.current?.abort();
      setRunning(null);
    },
  };
}

/** A job that the server could not do, with its sentence. */
class ExportFailure extends Error {
  override readonly name = 'ExportFailure';
}

async function finished(
  job: OrderExportJob,
  signal: AbortSignal,
  tell: (job: OrderExportJob) => void,
): Promise<OrderExportJob> {
  let state = job;
  while (state.state === 'queued' || state.state === 'running') {
    tell(state);
    await pause(ASK_AGAIN_MS, signal);
    state = await fetchExport(state.id, signal);
  }
  if (state.state === 'failed' || state.url === null) throw new ExportFailure(state.error ?? exportTexts.failed);
  return state;
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(new DOMException('The export was stopped.', 'AbortError'));
    });
  });
}

/** Downloads by navigation: the file is streamed to disk and never held in this page's memory. */
function openFile({ url }: OrderExportJob): void {
  const link = document.createElement('a');
  link.href = url ?? '';
  link.download = '';
  document.body.append(link);
  link.click();
  link.remove();
}

function valuesOf(error: unknown): string {
  return error instanceof ExportFailure ? error.message : sentenceOf(error, exportTexts.failed);
}
