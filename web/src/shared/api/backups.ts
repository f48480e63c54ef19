import type {
  Backup,
  BackupAnswer,
  BackupProgressAnswer,
  BackupRequest,
  BackupSchedule,
  PictureImportAnswer,
  RestoreAnswer,
} from '@larder/contracts';
import { queryOptions } from '@tanstack/react-query';
import { systemKeys } from '../query/system-keys.ts';
import { fileOfResponse, type ReceivedFile } from './file-answer.ts';
import { request, requestJson } from './http.ts';
import { uploadFile } from './upload.ts';

const SYSTEM = '/api/admin/system';

/** As long as the gateway waits for a backup, and for a ZIP of all pictures. */
const LONG_MS = 900_000;

export const backupsQuery = queryOptions({
  queryKey: systemKeys.backups,
  queryFn: ({ signal }) => requestJson<Backup[]>(`${SYSTEM}/backups`, { signal, staff: true }),
});

export const scheduleQuery = queryOptions({
  queryKey: systemKeys.backupSchedule,
  queryFn: ({ signal }) => requestJson<BackupSchedule>(`${SYSTEM}/backup/schedule`, { signal, staff: true }),
});

export const progressQuery = queryOptions({
  queryKey: systemKeys.backupProgress,
  queryFn: ({ signal }) => requestJson<BackupProgressAnswer>(`${SYSTEM}/backup/progress`, { signal, staff: true }),
  refetchInterval: 1_000,
  staleTime: 0,
  gcTime: 0,
});

export const createBackup = (body: BackupRequest): Promise<BackupAnswer> =>
  requestJson(`${SYSTEM}/backup`, { method: 'POST', body, staff: true, timeoutMs: LONG_MS });

export const saveSchedule = (body: BackupSchedule): Promise<BackupSchedule> =>
  requestJson(`${SYSTEM}/backup/schedule`, { method: 'PUT', body, staff: true });

/** Opened by the browser itself, which keeps a large file out of the page's memory. */
export const backupAddress = (filename: string): string => `${SYSTEM}/backup/${encodeURIComponent(filename)}/download`;

/** Has the browser download a backup as if its link had been pressed. */
export function downloadBackup(filename: string): void {
  const link = document.createElement('a');
  link.href = backupAddress(filename);
  link.download = filename;
  document.body.append(link);
  link.click();
  link.remove();
}

export const restoreBackup = (file: File, onProgress: (sent: number) => void): Promise<RestoreAnswer> =>
  uploadFile({ path: `${SYSTEM}/restore`, field: 'backup', file, onProgress });

/** `day` as 2026-11-21. */
export async function fetchImages(day: string): Promise<ReceivedFile> {
  const response = await request(`${SYSTEM}/export-images`, { staff: true, timeoutMs: LONG_MS });
  return fileOfResponse(response, `product-images-${day}.zip`);
}

export const importImages = (file: File, onProgress: (sent: number) => void): Promise<PictureImportAnswer> =>
  uploadFile({ path: `${SYSTEM}/import-images`, field: 'images', file, onProgress });
