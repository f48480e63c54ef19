import { randomBytes } from 'node:crypto';
import { constants } from 'node:fs';
import { mkdir, open, rename, rm, statfs, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { Refusal } from '@larder/kernel';
import { sweepUploads } from '@larder/platform/forms';

const UNFINISHED = /^\..*\.(?:part|upload)$/;
/** An older unfinished file was left by a process that died. */
const LEFT_BEHIND_MS = 60 * 60_000;

const NAME = /^larder-[a-z0-9-]{1,100}\.db$/;

/** The folder of backups, readable by its owner only, and never served by the gateway. */
export class BackupFolder {
  constructor(private readonly folder: string) {}

  /** "larder-2026-11-21-083000-3f9a1c.db", in UTC. */
  static newName(now: Date): string {
    const time = now.toISOString().slice(0, 19).replace('T', '-').replaceAll(':', '');
    return `larder-${time}-${randomBytes(3).toString('hex')}.db`;
  }

  async ensure(): Promise<void> {
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
  }

  /** @throws Error for any other form of name, which could lead out of the folder. */
  path(name: string): string {
    if (!NAME.test(name)) throw new Error(`${name} is no name of a backup.`);
    return join(this.folder, name);
  }

  unfinished(name: string): string {
    return `${join(this.folder, `.${name}`)}.part`;
  }

  upload(id: string): string {
    return join(this.folder, `.${id}.upload`);
  }

  /** Renames an unfinished file durably. */
  async finish(name: string): Promise<void> {
    await rename(this.unfinished(name), this.path(name));
    const folder = await open(this.folder, 'r');
    try {
      await folder.sync();
    } finally {
      await folder.close();
    }
  }

  /** Null when the file does not exist or is a link. */
  async open(name: string): Promise<FileHandle | null> {
    return await open(this.path(name), constants.O_RDONLY | constants.O_NOFOLLOW).catch(() => null);
  }

  async remove(path: string): Promise<void> {
    await rm(path, { force: true });
  }

  /** @throws Refusal when the disk is too full. */
  async requireSpace(bytes: number): Promise<void> {
    const { bavail, bsize } = await statfs(this.folder);
    if (bavail * bsize < bytes) {
      throw new Refusal('unavailable', 'There is too little room on the disk for a backup.', {
        retryAfterSeconds: 600,
      });
    }
  }

  async sweep(now: Date): Promise<void> {
    await sweepUploads(this.folder, now);
    await sweepUploads(this.folder, now, UNFINISHED, LEFT_BEHIND_MS);
  }
}
