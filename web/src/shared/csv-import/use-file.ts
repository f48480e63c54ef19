import { useMutation } from '@tanstack/react-query';
import { type ReceivedFile, saveFile } from '../api/file-answer.ts';
import type { ProblemStore } from '../ui/problem/problem-notice.tsx';

/** Fetches a file and saves it; fetched rather than linked to, so that a failure can be told, also on the page where given. */
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
