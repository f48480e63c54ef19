import { Injectable } from '@nestjs/common';
import { PictureStore } from './picture-store.js';

/** What a product's form says of its picture: an address, or the picture itself as a data URL. */
@Injectable()
export class PictureReferences {
  constructor(private readonly store: PictureStore) {}

  /** The same input, with a picture inside it turned into a file and named by its address. */
  async settle<T extends { imageUrl?: string | null }>(input: T): Promise<T> {
    const { imageUrl } = input;
    if (!imageUrl?.startsWith('data:')) return input;
    const sent = Buffer.from(imageUrl.slice(imageUrl.indexOf(',') + 1), 'base64');
    return Object.assign(input, { imageUrl: (await this.store.keep(sent)).imageUrl });
  }
}
