import { createHash } from 'node:crypto';
import { LIMITS } from '@larder/kernel';
import sharp, { type Sharp } from 'sharp';
import { brokenPicture, notAPicture, pictureTooLarge, tooManyPixels } from './picture.errors.js';

/** A picture as it is served: named by its content, so the same picture is one file. */
export interface MadePicture {
  name: string;
  bytes: Buffer;
}

type Format = 'jpeg' | 'png' | 'webp';

const LONGEST_SIDE = 1024;
const MOST_MEGAPIXELS = 40;
const LONGEST_SECONDS = 10;

const ENCODERS: Readonly<Record<Format, { ending: string; encode: (picture: Sharp) => Sharp }>> = {
  jpeg: { ending: 'jpg', encode: (picture) => picture.jpeg({ quality: 85 }) },
  png: { ending: 'png', encode: (picture) => picture.png() },
  webp: { ending: 'webp', encode: (picture) => picture.webp({ quality: 85 }) },
};

/**
 * Makes what is served of what was sent: the same format, upright, without the camera's notes (where it was taken is nobody's
 * business), at most 1024 pixels a side. What it is called or says of itself counts for nothing, only its content.
 * @throws Refusal for anything but a whole JPEG, PNG or WebP of up to 5 MB and 40 million pixels.
 */
export async function makePicture(sent: Buffer): Promise<MadePicture> {
  if (sent.length > LIMITS.imageBytes) throw pictureTooLarge();
  const format = formatOf(sent);
  if (!format) throw notAPicture();
  const { ending, encode } = ENCODERS[format];
  const picture = sharp(sent, { failOn: 'error', limitInputPixels: MOST_MEGAPIXELS * 1_000_000 });
  const { width, height } = await picture.metadata().catch(refuse);
  if (width * height > MOST_MEGAPIXELS * 1_000_000) throw tooManyPixels(MOST_MEGAPIXELS);
  const upright = picture
    .autoOrient()
    .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
    .timeout({ seconds: LONGEST_SECONDS });
  const bytes = await encode(upright).toBuffer().catch(refuse);
  const name = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
  return { name: `${name}.${ending}`, bytes };
}

/** By the first bytes, before any decoder sees the file: SVG, PDF and the like never reach one. */
function formatOf(bytes: Buffer): Format | null {
  const begins = (hex: string, at = 0): boolean => bytes.toString('hex', at, at + hex.length / 2) === hex;
  if (begins('ffd8ff')) return 'jpeg';
  if (begins('89504e470d0a1a0a')) return 'png';
  return begins('52494646') && begins('57454250', 8) ? 'webp' : null;
}

function refuse(error: unknown): never {
  const pixels = error instanceof Error && error.message.includes('pixel limit');
  throw pixels ? tooManyPixels(MOST_MEGAPIXELS) : brokenPicture();
}
