import { RepeatedWork } from '@larder/platform';
import { sweepUploads } from '@larder/platform/forms';
import { Inject, Injectable } from '@nestjs/common';
import { IMAGES_FOLDER } from '../pictures/picture-store.js';

const EVERY_MS = 30_000;

/** Removes uploads of processes that died. */
@Injectable()
export class UploadSweeper extends RepeatedWork {
  constructor(@Inject(IMAGES_FOLDER) private readonly folder: string | undefined) {
    super('pictures.uploads', EVERY_MS);
  }

  async turn(): Promise<void> {
    if (this.folder !== undefined) await sweepUploads(this.folder, new Date());
  }
}
