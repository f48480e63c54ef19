import { useMutation } from '@tanstack/react-query';
import { FileSpreadsheet } from 'lucide-react';
import { importTexts } from '../../texts/csv-import.ts';
import { type ReceivedFile, saveFile } from '../api/file-answer.ts';
import { FileDrop } from '../ui/picture/file-drop.tsx';
import type { ProblemStore } from '../ui/problem/problem-notice.tsx';

/** Fetches a file and saves it. No link, so that a failure can be reported in a notice and, if given, on the page. */
export function useFile(
  fetchFile: () => Promise<ReceivedFile>,
  failure: { title: string; fallback: string },
  problems?: ProblemStore,
) {
  return useMutation({
    meta: { failure },
    mutationFn: fetchFile,
    onSuccess: saveFile,
    onError: () => problems?.show({ title: failure.title, detail: failure.fallback, alert: true }),
  });
}

/** Takes one CSV or Excel file. */
export function TableFileDrop({ onFile }: { onFile: (file: File) => void }) {
  return (
    <FileDrop
      icon={FileSpreadsheet}
      drop={importTexts.drop}
      choose={importTexts.choose}
      rules={importTexts.limit}
      accept=".csv,.xlsx,text/csv"
      label={importTexts.choose}
      onFile={(file) => file !== undefined && onFile(file)}
    />
  );
}
