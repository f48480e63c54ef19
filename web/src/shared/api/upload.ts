import { session } from '../session/session-store.ts';
import { ApiError, errorOfResponse } from './api-error.ts';

interface Upload {
  path: string;
  /** The field of the form that the server takes the file from. */
  field: string;
  file: File;
  /** From 0 to 1, as the file leaves. */
  onProgress: (sent: number) => void;
}

/** Sends a file and says how far it is, which fetch cannot. The answer may take as long as it likes. */
export async function uploadFile<T>({ path, field, file, onProgress }: Upload): Promise<T> {
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
    call.addEventListener('error', () => reject(new ApiError('The server could not be reached.', 0, null)));
    call.send(form);
  });
}

function responseOf({ status, statusText, responseText }: XMLHttpRequest): Response {
  return new Response(status === 204 ? null : responseText, { status, statusText });
}
