import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type {} from '@fastify/multipart';
import { Refusal } from '@larder/kernel';
import type { FastifyRequest } from 'fastify';
import { tooLarge } from '../file/backup.errors.js';

const FIELD = 'backup';
const ENDINGS = /\.(?:json|sql|db)$/i;

const noFile = (): Refusal => new Refusal('invalid', 'Please select a backup file');

/**
 * Writes the one file of a form to the disk as it arrives. Its name decides nothing but whether it was meant: what the file
 * is, its content says.
 *
 * @throws Refusal when there is none, or another, or a second one, or one that is too large.
 */
export async function takeUpload(request: FastifyRequest, path: string): Promise<void> {
  if (!request.isMultipart()) throw noFile();
  let isTaken = false;
  try {
    for await (const part of request.parts()) {
      if (part.type !== 'file') continue;
      if (part.fieldname !== FIELD || !ENDINGS.test(part.filename)) throw noFile();
      await pipeline(part.file, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
      if (part.file.truncated) throw tooLarge();
      isTaken = true;
    }
  } catch (error) {
    throw refusalFor(error);
  }
  if (!isTaken) throw noFile();
}

function refusalFor(error: unknown): unknown {
  if (error instanceof Refusal) return error;
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'FST_REQ_FILE_TOO_LARGE') return tooLarge();
  if (code === 'FST_FILES_LIMIT') return new Refusal('invalid', 'Send one backup file.');
  if (code === 'ENOSPC') {
    return new Refusal('unavailable', 'There is too little room on the disk for this file.', {
      retryAfterSeconds: 600,
    });
  }
  return new Refusal('invalid', 'The upload could not be read. Please try again.');
}
