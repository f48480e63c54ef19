import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { readdir, rm, stat, statfs, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { MultipartFile } from '@fastify/multipart';
import { Refusal } from '@larder/kernel';
import type { FastifyRequest } from 'fastify';
import { declaredLength } from './body-limit.js';
import { receiveFile, type ExpectedFile } from './receive-file.js';

/** Concurrent uploads per folder. */
const MOST_AT_ONCE = 2;
/** Names sort in order of arrival. A name that begins with a dot is never served. */
const RECEIVING = /^\.\d{13}-[0-9a-f-]{36}\.receiving$/;
/** Files in use are touched this often; one untouched for LEFT_BEHIND_MS belongs to a process that died. */
const TOUCH_MS = 10_000;
const LEFT_BEHIND_MS = 60_000;
/** The assumed size of a body without a declared length. */
const UNDECLARED_BYTES = 2 * 1024 ** 3;
/** Disk space left for the rest of the system. */
const ROOM_LEFT_BYTES = 64 * 1024 * 1024;

/**
 * Receives a form's large file into a folder shared by all replicas, and removes it after the work unless that has
 * moved it. The space for uploads is bounded: a few at a time, each of limited size.
 */
export async function receiveUpload<T>(
  request: FastifyRequest,
  expected: ExpectedFile,
  folder: string,
  work: (path: string) => Promise<T>,
): Promise<T> {
  await sweepUploads(folder, new Date());
  const declared = declaredLength(request);
  await requireRoom(folder, Math.min(Number.isFinite(declared) ? declared : UNDECLARED_BYTES, expected.limit));
  const name = `.${Date.now()}-${randomUUID()}.receiving`;
  const path = join(folder, name);
  await writeFile(path, '', { flag: 'wx', mode: 0o600 });
  const touching = setInterval(() => void utimes(path, new Date(), new Date()).catch(() => undefined), TOUCH_MS);
  try {
    // Too many concurrent uploads: the first ones may continue.
    const arrived = (await readdir(folder)).filter((each) => RECEIVING.test(each)).toSorted();
    if (arrived.indexOf(name) >= MOST_AT_ONCE)
      throw new Refusal('unavailable', 'Other large files are being received right now. Please try again in a while.', {
        retryAfterSeconds: 60,
        isIntended: true,
      });
    await receiveFile(request, expected, saveTo(path));
    return await work(path);
  } finally {
    clearInterval(touching);
    await rm(path, { force: true });
  }
}

/** Removes uploads, or other unfinished files, left behind by processes that died. */
export async function sweepUploads(
  folder: string,
  now: Date,
  unfinished = RECEIVING,
  olderThanMs = LEFT_BEHIND_MS,
): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter((each) => unfinished.test(each))) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => null);
    if (found && now.getTime() - found.mtimeMs > olderThanMs) await rm(path, { force: true });
  }
}

const saveTo =
  (path: string) =>
  async ({ file }: MultipartFile): Promise<string> => {
    await pipeline(file, createWriteStream(path));
    return path;
  };

async function requireRoom(folder: string, bytes: number): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize >= bytes + ROOM_LEFT_BYTES) return;
  throw new Refusal('unavailable', 'There is too little room on the disk for this file.', { retryAfterSeconds: 600 });
}
