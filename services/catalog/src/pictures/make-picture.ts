import { createHash } from 'node:crypto';
import { LIMITS, Refusal } from '@larder/kernel';
import sharp, { type Sharp } from 'sharp';
import { notAPicture, pictureTooLarge, tooManyPixels } from './picture.errors.js';

/** An encoded picture, named by its content, so that the same picture is stored once. */
export interface MadePicture {
  name: string;
  bytes: Buffer;
}

export type PictureFormat = 'jpeg' | 'png' | 'webp' | 'gif';

/** A set of pictures may hold GIF as well (specification part 1 §9). */
export const UPLOADED: readonly PictureFormat[] = ['jpeg', 'png', 'webp'];

const LONGEST_SIDE = 1024;
const MOST_MEGAPIXELS = 40;
const LONGEST_SECONDS = 10;

const ENCODERS: Readonly<Record<PictureFormat, { ending: string; encode: (picture: Sharp) => Sharp }>> = {
  jpeg: { ending: 'jpg', encode: (picture) => picture.jpeg({ quality: 85 }) },
  png: { ending: 'png', encode: (picture) => picture.png() },
  webp: { ending: 'webp', encode: (picture) => picture.webp({ quality: 85 }) },
  gif: { ending: 'gif', encode: (picture) => picture.gif() },
};

/** "jpeg" for a.JPG; null for other endings. */
export function formatOfName(name: string): PictureFormat | null {
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  if (ending === 'jpg') return 'jpeg';
  return Object.hasOwn(ENCODERS, ending) ? (ending as PictureFormat) : null;
}

/**
 * The same format, upright, without EXIF, at most 1024 pixels a side. Only the content counts, not its name.
 * @throws Refusal for anything but a JPEG, PNG or WebP of up to 5 MB and 40 million pixels.
 */
export async function makePicture(sent: Buffer): Promise<MadePicture> {
  const format = formatOf(sent);
  if (format && !UPLOADED.includes(format)) throw notAPicture();
  return await makePictureAs(sent, null);
}

/** Like {@link makePicture} for a picture of a set: GIF as well. @param wanted the target format; null keeps it. */
export async function makePictureAs(sent: Buffer, wanted: PictureFormat | null): Promise<MadePicture> {
  if (sent.length > LIMITS.imageBytes) throw pictureTooLarge();
  const format = formatOf(sent);
  if (!format) throw notAPicture();
  const { ending, encode } = ENCODERS[wanted ?? format];
  const animated = format === 'gif' && (wanted === 'gif' || wanted === null);
  const picture = sharp(sent, {
    animated,
    failOn: 'error',
    limitInputPixels: MOST_MEGAPIXELS * 1_000_000,
  });
  const { width, height } = await picture.metadata().catch(refuse);
  if (width * height > MOST_MEGAPIXELS * 1_000_000) throw tooManyPixels(MOST_MEGAPIXELS);
  const upright = picture
    .autoOrient()
    .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
    .timeout({ seconds: LONGEST_SECONDS });
  const bytes = await encode(upright).toBuffer().catch(refuse);
  return { name: `${contentName(bytes)}.${ending}`, bytes };
}

/** Whether a picture could come from {@link makePicture}: no larger, upright, no location data. Decodes it. */
export async function isFinished(sent: Buffer): Promise<boolean> {
  if (sent.length > LIMITS.imageBytes) throw pictureTooLarge();
  if (!formatOf(sent)) throw notAPicture();
  const animated = formatOf(sent) === 'gif';
  const picture = sharp(sent, { animated, failOn: 'error', limitInputPixels: MOST_MEGAPIXELS * 1_000_000 });
  const known = await picture.metadata().catch(refuse);
  const { width, pageHeight = known.height, exif, xmp, iptc, comments, orientation } = known;
  if (Math.max(width, pageHeight) > LONGEST_SIDE || (orientation ?? 1) !== 1) return false;
  if (exif ?? xmp ?? iptc ?? comments) return false;
  if (!endsWithPicture(sent)) return false;
  const small = picture.resize({ width: 32, height: 32, fit: 'inside' }).timeout({ seconds: LONGEST_SECONDS });
  await small.raw().toBuffer().catch(refuse);
  return true;
}

/** Whether nothing follows the picture, such as a script or another file. */
function endsWithPicture(sent: Buffer): boolean {
  const end = { jpeg: 'ffd9', png: '0000000049454e44ae426082', gif: '3b' };
  const format = formatOf(sent);
  if (format === 'webp') return sent.readUInt32LE(4) + 8 === sent.length;
  return format !== null && sent.subarray(-12).toString('hex').endsWith(end[format]);
}

/** The name of a picture: the beginning of its SHA-256. */
export const contentName = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex').slice(0, 32);

/** Recognized by the first bytes, before any decoder reads the file, which keeps out SVG, PDF and the like. */
export function formatOf(bytes: Buffer): PictureFormat | null {
  const begins = (hex: string, at = 0): boolean => bytes.toString('hex', at, at + hex.length / 2) === hex;
  if (begins('ffd8ff')) return 'jpeg';
  if (begins('89504e470d0a1a0a')) return 'png';
  if (begins('474946383961') || begins('474946383761')) return 'gif';
  return begins('52494646') && begins('57454250', 8) ? 'webp' : null;
}

function refuse(error: unknown): never {
  const pixels = error instanceof Error && error.message.includes('pixel limit');
  throw pixels
    ? tooManyPixels(MOST_MEGAPIXELS)
    : new Refusal('invalid', 'The picture is damaged or incomplete. Please select another one.');
}
