import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { dayIn, Refusal } from '@larder/kernel';
import { Transactions } from '@larder/platform';
import { Injectable, Logger } from '@nestjs/common';
import { ZipArchive } from 'archiver';
import { PictureStore } from '../pictures/picture-store.js';
import { StoresService } from '../stores/stores.service.js';
import { pictureName } from './picture-name.js';
import { PICTURE_SET } from './picture-set-limits.js';

@Injectable()
export class PictureExportService {
  private readonly logger = new Logger('pictures');

  constructor(
    private readonly store: PictureStore,
    private readonly stores: StoresService,
    private readonly transactions: Transactions,
  ) {}

  async export(now: Date): Promise<{ name: string; content: Readable }> {
    const folder = this.store.place;
    const names = (await readdir(folder)).filter((name) => 'name' in pictureName(name)).toSorted();
    await requireImportable(folder, names);
    await this.log(names.length);
    const timeZone = await this.stores.defaultTimeZone();
    const day = dayIn(now, timeZone);
    return { name: `product-images-${day}.zip`, content: this.zip(folder, names) };
  }

  private zip(folder: string, names: readonly string[]): Readable {
    // Pictures are compressed already.
    const archive = new ZipArchive({ store: true });
    archive.on('warning', (error) => this.logger.warn(error));
    const ended = new AbortController();
    archive.once('close', () => ended.abort());
    // One open file at a time.
    const append = async (): Promise<void> => {
      for (const name of names) {
        if (archive.destroyed) return;
        const path = join(folder, name);
        // Symbolic links are skipped: they may lead anywhere.
        const found = await lstat(path).catch(() => null);
        if (!found?.isFile()) continue;
        const picture = createReadStream(path);
        try {
          const taken = once(archive, 'entry', { signal: ended.signal });
          archive.append(picture, { name, date: found.mtime });
          await taken;
        } finally {
          // The client may have disconnected before the end.
          picture.destroy();
        }
      }
      await archive.finalize();
    };
    append().catch((error: unknown) => archive.destroy(error instanceof Error ? error : new Error(String(error))));
    return archive;
  }

  private async log(count: number): Promise<void> {
    await this.transactions.record({ type: 'pictures.exported', subject: 'pictures:all', after: { count } });
  }
}

/** Refuses a set that could not be imported again. @throws Refusal */
async function requireImportable(folder: string, names: readonly string[]): Promise<void> {
  let bytes = 0;
  for (const name of names) bytes += (await lstat(join(folder, name)).catch(() => null))?.size ?? 0;
  if (names.length <= PICTURE_SET.files && bytes <= PICTURE_SET.bytes) return;
  throw new Refusal('too_large', 'The pictures are too many for one ZIP file. Please copy their folder instead.');
}
