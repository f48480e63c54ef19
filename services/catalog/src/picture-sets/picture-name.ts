import type { PlainReason } from '@larder/kernel';
import { formatOfName } from '../pictures/make-picture.js';

/** See IMAGE_URL of the kernel. */
const NAME = /^[\p{L}\p{N}][\p{L}\p{M}\p{N} ._(),&+（）【】、-]{0,120}$/u;

/** Bytes of UTF-8: the limit of file systems. */
const MOST_BYTES = 240;

const PRODUCT = /^([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})\.[a-z]+$/i;

/** The last part of an entry's path. @returns the reason for a path that leads elsewhere or an unusable name. */
export function pictureName(path: string): { name: string } | { reason: PlainReason } {
  if (/^[/\\]|^[A-Za-z]:|\\|\0|(^|\/)\.\.(\/|$)/.test(path)) return { reason: 'Its path leads out of the ZIP file.' };
  // macOS decomposes accents.
  const name = path.slice(path.lastIndexOf('/') + 1).normalize('NFC');
  if (!NAME.test(name)) return { reason: 'Its name may have letters, digits, spaces, dots, dashes and brackets only.' };
  if (Buffer.byteLength(name) > MOST_BYTES) return { reason: 'Its name is too long.' };
  if (formatOfName(name) === null) return { reason: 'Its name must end in .jpg, .jpeg, .png, .webp or .gif.' };
  return { name };
}

export function productOf(name: string): string | null {
  return PRODUCT.exec(name)?.[1]?.toLowerCase() ?? null;
}
