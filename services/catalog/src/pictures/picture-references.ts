import { Injectable } from '@nestjs/common';
import { PictureStore } from './picture-store.js';

@Injectable()
export class PictureReferences {
  constructor(private readonly store: PictureStore) {}

  /** Turns a picture sent as a data URL into a file and its address. */
  async settle<T extends { imageUrl?: string | null }>(input: T): Promise<T> {
    const { imageUrl } = input;
    if (!imageUrl?.startsWith('data:')) return input;
    const sent = Buffer.from(imageUrl.slice(imageUrl.indexOf(',') + 1), 'base64');
    return Object.assign(input, { imageUrl: (await this.store.keep(sent)).imageUrl });
  }
}
