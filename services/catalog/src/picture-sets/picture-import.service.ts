import { RestaurantProductInput, type PictureImportAnswer, type PictureImportDetails } from '@larder/contracts';
import { Refusal, sentence, type PlainReason, type Sentence } from '@larder/kernel';
import { RepeatedWork, translated, Transactions } from '@larder/platform';
import { receiveUpload, sweepUploads, type ExpectedFile } from '@larder/platform/forms';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { contentName, formatOf, formatOfName, isFinished, makePictureAs } from '../pictures/make-picture.js';
import { IMAGES_FOLDER, PictureStore } from '../pictures/picture-store.js';
import { ProductsService } from '../products/products.service.js';
import { RestaurantProductsService } from '../restaurant-catalogue/products/restaurant-products.service.js';
import { pictureName, productOf } from './picture-name.js';
import { PICTURE_SET } from './picture-set-limits.js';
import { filesOf, openZip, readEntry, type EntryContent } from './picture-zip.js';

const LISTED = 100;
const SWEEP_EVERY_MS = 30_000;

const ZIP_FILE: ExpectedFile = {
  field: 'images',
  name: /\.zip$/i,
  limit: PICTURE_SET.zipBytes,
  missing: () => new Refusal('invalid', 'Send one ZIP file, in the field "images".'),
  tooLarge: () => new Refusal('too_large', 'The ZIP file is too large. Maximum size is 2GB.'),
};

/** Each picture is written separately and atomically, so an interrupted import can simply be repeated. */
@Injectable()
export class PictureImportService {
  constructor(
    private readonly store: PictureStore,
    private readonly products: ProductsService,
    private readonly restaurantProducts: RestaurantProductsService,
    private readonly transactions: Transactions,
  ) {}

  async import(request: FastifyRequest): Promise<PictureImportAnswer> {
    await this.store.clearLeftovers(new Date());
    const details = await receiveUpload(request, ZIP_FILE, this.store.place, async (file) => this.unpack(file));
    await this.log(details);
    return { success: true, message: messageOf(details), details };
  }

  private async unpack(file: string): Promise<PictureImportDetails> {
    const details: PictureImportDetails = { imported: 0, skipped: 0, attached: 0, reasons: [] };
    const budget = { bytes: PICTURE_SET.bytes };
    const zip = await openZip(file);
    try {
      for (const { entry, path } of await filesOf(zip)) {
        const named = pictureName(path);
        const reason =
          'reason' in named ? named.reason : await this.take(named.name, await readEntry(zip, entry, budget), details);
        if (reason === null) continue;
        details.skipped++;
        if (details.reasons.length < LISTED)
          details.reasons.push({ name: printable(path), reason: translated(reason) });
      }
    } finally {
      zip.close();
    }
    return details;
  }

  private async take(
    name: string,
    content: EntryContent,
    details: PictureImportDetails,
  ): Promise<PlainReason | Sentence | null> {
    if ('reason' in content) return content.reason;
    try {
      const bytes = await this.kept(name, content.bytes);
      details.imported++;
      const product = productOf(name);
      if (product !== null && (await this.attach(product, bytes, name))) details.attached++;
      return null;
    } catch (error) {
      // The picture is at fault; other errors end the import.
      if (error instanceof Refusal && (error.code === 'invalid' || error.code === 'too_large')) return error.sentence;
      throw error;
    }
  }

  /** An existing picture is not even decoded, so repeating an import is quick. @returns its bytes. */
  private async kept(name: string, sent: Buffer): Promise<Buffer> {
    if ((await this.store.read(name))?.equals(sent)) return sent;
    const bytes = await this.store.inTurn(async () => madeAs(name, sent));
    await this.store.keepAs(name, bytes);
    return bytes;
  }

  /** Named by content, because browsers cache. @returns false when no product has this id. */
  private async attach(id: string, bytes: Buffer, name: string): Promise<boolean> {
    const kept = `${contentName(bytes)}${name.slice(name.lastIndexOf('.')).toLowerCase()}`;
    await this.store.keepAs(kept, bytes);
    const imageUrl = `/images/products/${kept}`;
    const input = Object.assign(new RestaurantProductInput(), { imageUrl });
    return (
      (await isThere(async () => this.products.change(id, { imageUrl }))) ||
      (await isThere(async () => this.restaurantProducts.change(id, input)))
    );
  }

  private async log({ imported, skipped, attached }: PictureImportDetails): Promise<void> {
    const after = { count: imported, skipped, attached };
    await this.transactions.record({ type: 'pictures.imported', subject: 'pictures:all', after });
  }
}

/** A picture in our own format is decoded as a check but kept as it is, so that it does not lose quality with each import. */
async function madeAs(name: string, sent: Buffer): Promise<Buffer> {
  const wanted = formatOfName(name);
  const stem = name.slice(0, name.lastIndexOf('.'));
  const isFit = formatOf(sent) === wanted && (await isFinished(sent));
  // Browsers cache pictures with such names for good, so a picture that is re-encoded must not keep one.
  if (/^[0-9a-f]{32}$/.test(stem) && (stem !== contentName(sent) || !isFit)) {
    throw new Refusal('invalid', 'It has the name of an uploaded picture but different contents.');
  }
  return isFit ? sent : (await makePictureAs(sent, wanted)).bytes;
}

/** Without control and line-breaking characters. */
const printable = (path: string): string => path.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '�').slice(0, 300);

function messageOf({ imported: count, skipped, attached }: PictureImportDetails): string {
  const [plain, forProducts] = IMPORTED[count === 1 ? 'one' : 'many'];
  const files = skipped === 1 ? '{count} file was skipped' : '{count} files were skipped';
  return translated(
    sentence('{imported}; {skipped}.', {
      imported: attached === 0 ? sentence(plain, { count }) : sentence(forProducts, { count, attached }),
      skipped: sentence(files, { count: skipped }),
    }),
  );
}

const IMPORTED = {
  one: [
    '{count} picture was imported',
    '{count} picture was imported, {attached} of them for the product whose id is its name',
  ],
  many: [
    '{count} pictures were imported',
    '{count} pictures were imported, {attached} of them for the products whose ids are their names',
  ],
} as const;

async function isThere(change: () => Promise<unknown>): Promise<boolean> {
  try {
    await change();
    return true;
  } catch (error) {
    if (error instanceof Refusal && error.code === 'not_found') return false;
    throw error;
  }
}

/** Removes uploads of processes that died. */
@Injectable()
export class UploadSweeper extends RepeatedWork {
  constructor(@Inject(IMAGES_FOLDER) private readonly folder: string | undefined) {
    super('pictures.uploads', SWEEP_EVERY_MS);
  }

  async turn(): Promise<void> {
    if (this.folder !== undefined) await sweepUploads(this.folder, new Date());
  }
}
