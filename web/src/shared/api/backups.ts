import type {
  Backup,
  BackupAnswer,
  BackupProgressAnswer,
  BackupRequest,
  BackupSchedule,
  EmptiedShop,
  PictureImportAnswer,
  RestoreAnswer,
} from '@larder/contracts';
import { queryOptions } from '@tanstack/react-query';
import { overlayTexts } from '../../texts/overlays.ts';
import { staffKeys } from '../query/staff-keys.ts';
import { session } from '../session/session-store.ts';
import { ApiError, errorOfResponse } from './api-error.ts';
import { fetchFile, type ReceivedFile } from './file-answer.ts';
import { requestJson } from './http.ts';
import { staffQuery } from './staff-query.ts';

const SYSTEM = '/api/admin/system';

/** The gateway's time limit for a backup. */
const LONG_MS = 900_000;

export const backupsQuery = staffQuery<Backup[]>(staffKeys.backups, `${SYSTEM}/backups`);

export const scheduleQuery = staffQuery<BackupSchedule>(staffKeys.backupSchedule, `${SYSTEM}/backup/schedule`);

export const progressQuery = queryOptions({
  queryKey: staffKeys.backupProgress,
  queryFn: ({ signal }) => requestJson<BackupProgressAnswer>(`${SYSTEM}/backup/progress`, { signal, staff: true }),
  refetchInterval: 1_000,
  staleTime: 0,
  gcTime: 0,
});

export const createBackup = (body: BackupRequest): Promise<BackupAnswer> =>
  requestJson(`${SYSTEM}/backup`, { method: 'POST', body, staff: true, timeoutMs: LONG_MS });

export const saveSchedule = (body: BackupSchedule): Promise<BackupSchedule> =>
  requestJson(`${SYSTEM}/backup/schedule`, { method: 'PUT', body, staff: true });

/** Downloaded by navigation, which keeps a large file out of the page's memory. */
export const backupAddress = (filename: string): string => `${SYSTEM}/backup/${encodeURIComponent(filename)}/download`;

/** Makes the browser download a backup as if its link had been clicked. */
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

/** Empties the shop; the server makes a backup first. */
export const emptyShop = (): Promise<EmptiedShop> =>
  requestJson(`${SYSTEM}/empty-shop`, { method: 'POST', staff: true, timeoutMs: LONG_MS });

/** Fetches all pictures as a ZIP file; `day` as 2026-11-21. */
export const fetchImages = (day: string): Promise<ReceivedFile> =>
  fetchFile(`${SYSTEM}/export-images`, `product-images-${day}.zip`);

export const importImages = (file: File, onProgress: (sent: number) => void): Promise<PictureImportAnswer> =>
  uploadFile({ path: `${SYSTEM}/import-images`, field: 'images', file, onProgress });

interface Upload {
  path: string;
  /** The name of the form field with the file. */
  field: string;
  file: File;
  /** Called with the sent share of the file, from 0 to 1. */
  onProgress: (sent: number) => void;
}

/** Uploads a file with progress, which fetch cannot report. Without a timeout. */
async function uploadFile<T>({ path, field, file, onProgress }: Upload): Promise<T> {
  const sentSession = session.current().sessionId;
  const response = await send(path, formOf(field, file), onProgress);
  if (response.ok) return (await response.json()) as T;
  if (response.status === 401 && session.current().sessionId === sentSession) session.expire();
  throw await errorOfResponse(response);
}

function formOf(field: string, file: File): FormData {
  const form = new FormData();
  form.append(field, file);
  return form;
}

function send(path: string, form: FormData, onProgress: (sent: number) => void): Promise<Response> {
  const { sessionId, csrfToken } = session.current();
  const call = new XMLHttpRequest();
  return new Promise((resolve, reject) => {
    call.open('POST', path);
    call.withCredentials = true;
    if (sessionId !== null) {
      call.setRequestHeader('authorization', `Bearer ${sessionId}`);
      call.setRequestHeader('x-session-id', sessionId);
    }
    if (csrfToken !== null) call.setRequestHeader('x-csrf-token', csrfToken);
    call.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total === 0 ? 0 : loaded / total));
    call.upload.addEventListener('load', () => onProgress(1));
    call.addEventListener('load', () => resolve(responseOf(call)));
    call.addEventListener('error', () => reject(new ApiError('', 0, { message: overlayTexts.unanswered })));
    call.send(form);
  });
}

const responseOf = ({ status, statusText, responseText }: XMLHttpRequest): Response =>
  new Response(status === 204 ? null : responseText, { status, statusText });
