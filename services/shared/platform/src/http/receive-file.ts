import type { MultipartFile } from '@fastify/multipart';
import { Refusal } from '@larder/kernel';
import type { FastifyRequest } from 'fastify';

/** The size limit of a form's other fields. */
const FORM_BYTES = 64 * 1024;

export interface ExpectedFile {
  field: string;
  name?: RegExp;
  /** The limit in bytes. */
  limit: number;
  /** Default: {@link ExpectedFile.missing}. */
  notAForm?: () => Refusal;
  /** The refusal when the file is absent or not the expected one. */
  missing: () => Refusal;
  /** Default: {@link ExpectedFile.missing}. */
  second?: () => Refusal;
  tooLarge: () => Refusal;
}

/** Reads the one file of a form; other fields are ignored. @throws Refusal for an unexpected or unreadable form. */
export async function receiveFile<T>(
  request: FastifyRequest,
  expected: ExpectedFile,
  take: (file: MultipartFile) => Promise<T>,
): Promise<T> {
  const { field, name, limit, missing, notAForm = missing } = expected;
  if (!request.isMultipart()) throw notAForm();
  // Checked first, or gigabytes might be received in vain.
  if (Number(request.headers['content-length'] ?? 0) > limit + FORM_BYTES) throw expected.tooLarge();
  const taken: T[] = [];
  try {
    for await (const part of request.parts({ limits: { fileSize: limit, files: 1 } })) {
      if (part.type !== 'file') continue;
      if (part.fieldname !== field || name?.test(part.filename) === false) throw missing();
      taken.push(await take(part));
      if (part.file.truncated) throw expected.tooLarge();
    }
  } catch (error) {
    // The rest is discarded: the gateway sends other calls on this connection, and they would wait behind it.
    request.raw.unpipe().resume();
    throw refusalFor(error, expected);
  }
  const [file] = taken;
  if (file === undefined) throw missing();
  return file;
}

function refusalFor(error: unknown, expected: ExpectedFile): Refusal {
  const { tooLarge, missing, second = missing } = expected;
  if (error instanceof Refusal) return error;
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'FST_REQ_FILE_TOO_LARGE') return tooLarge();
  if (code === 'FST_FILES_LIMIT') return second();
  if (code === 'ENOSPC') {
    return new Refusal('unavailable', 'There is too little room on the disk for this file.', {
      retryAfterSeconds: 600,
    });
  }
  return new Refusal('invalid', 'The upload could not be read. Please try again.');
}
