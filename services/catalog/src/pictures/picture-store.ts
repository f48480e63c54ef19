import { randomUUID } from 'node:crypto';
import { open, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pLimit } from '@larder/platform';
import { sweepUploads } from '@larder/platform/forms';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { makePicture, type MadePicture } from './make-picture.js';
import { picturesAway } from './picture.errors.js';

/** The token of the folder served under /images/products/. */
export const IMAGES_FOLDER = Symbol('images folder');

/** Decoding a picture takes a thread and tens of megabytes. */
const AT_ONCE = 2;

const UNFINISHED = /^\.[0-9a-f-]{36}(?:\.zip)?\.part$/;
/** An older unfinished file was left by a process that died. */
const LEFT_BEHIND_MS = 3_600_000;

/** All replicas share the folder; unused files are kept for backups. */
@Injectable()
export class PictureStore {
  private readonly logger = new Logger('pictures');
  /** Limits concurrent decoding. */
  readonly inTurn = pLimit(AT_ONCE);

  constructor(@Inject(IMAGES_FOLDER) private readonly folder: string | undefined) {}

  /** @throws Refusal when it is not an accepted picture, or cannot be stored. */
  async keep(sent: Buffer): Promise<{ imageUrl: string; bytes: number }> {
    const picture = await this.inTurn(() => makePicture(sent));
    return { imageUrl: await this.keepMade(picture), bytes: picture.bytes.length };
  }

  /** @returns the picture's address. @throws Refusal when it cannot be stored. */
  async keepMade(picture: MadePicture): Promise<string> {
    await this.write(picture);
    return `/images/products/${picture.name}`;
  }

  /** Turns a picture sent as a data URL into a file and its address. */
  async settle<T extends { imageUrl?: string | null }>(input: T): Promise<T> {
    const { imageUrl } = input;
    if (!imageUrl?.startsWith('data:')) return input;
    const sent = Buffer.from(imageUrl.slice(imageUrl.indexOf(',') + 1), 'base64');
    return Object.assign(input, { imageUrl: (await this.keep(sent)).imageUrl });
  }

  async keepAs(name: string, bytes: Buffer): Promise<void> {
    await this.write({ name, bytes });
  }

  /** Null when the picture does not exist. */
  async read(name: string): Promise<Buffer | null> {
    return await readFile(join(this.place, name)).catch(() => null);
  }

  async clearLeftovers(now: Date): Promise<void> {
    await sweepUploads(this.place, now, UNFINISHED, LEFT_BEHIND_MS);
  }

  /** @throws Refusal if no pictures folder is configured. */
  get place(): string {
    if (this.folder !== undefined) return this.folder;
    this.logger.error('IMAGES_DIR is not set.');
    throw picturesAway();
  }

  /** Writes atomically, and to the disk before a row names the file. */
  private async write({ name, bytes }: MadePicture): Promise<void> {
    const folder = this.place;
    // A name that begins with a dot is never served.
    const unfinished = join(folder, `.${randomUUID()}.part`);
    try {
      await writeFile(unfinished, bytes, { flag: 'wx', flush: true });
      await rename(unfinished, join(folder, name));
      await flushNames(folder);
    } catch (error) {
      this.logger.error(error);
      await rm(unfinished, { force: true }).catch(() => undefined);
      throw picturesAway();
    }
  }
}

/** A power cut must not leave a row whose file is gone. */
async function flushNames(folder: string): Promise<void> {
  const opened = await open(folder, 'r');
  try {
    await opened.sync();
  } finally {
    await opened.close();
  }
}
