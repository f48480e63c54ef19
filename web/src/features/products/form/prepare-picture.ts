import { LIMITS } from '@larder/kernel';

export const PICTURE_SIDE = 512;
const JPEG_QUALITY = 0.8;
const TYPES = new Set(['image/jpeg', 'image/jpg', 'image/png', 'image/webp']);

export type PictureFault = 'wrongType' | 'tooLarge';

/** A picture ready to be sent, and its size in bytes before and now. */
export interface PreparedPicture {
  dataUrl: string;
  bytesBefore: number;
  bytesAfter: number;
}

/** What is wrong with a chosen file by type and size; null when it may be read. */
export function faultOf({ type, size }: Pick<File, 'type' | 'size'>): PictureFault | null {
  if (!TYPES.has(type.toLowerCase())) return 'wrongType';
  return size > LIMITS.imageBytes ? 'tooLarge' : null;
}

/** The place of a picture in the square: centered, as large as possible, with its aspect ratio. */
export function placeInSquare(width: number, height: number): { x: number; y: number; width: number; height: number } {
  const scale = Math.min(PICTURE_SIDE / width, PICTURE_SIDE / height);
  const [w, h] = [width, height].map((side) => Math.max(1, Math.round(side * scale))) as [number, number];
  return { x: Math.round((PICTURE_SIDE - w) / 2), y: Math.round((PICTURE_SIDE - h) / 2), width: w, height: h };
}

/** A white square JPEG of a picture (specification part 1 §4), upright. Throws when unreadable. */
export async function preparePicture(file: File): Promise<PreparedPicture> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const canvas = document.createElement('canvas');
  canvas.width = PICTURE_SIDE;
  canvas.height = PICTURE_SIDE;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('This browser cannot draw pictures.');
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, PICTURE_SIDE, PICTURE_SIDE);
  context.imageSmoothingQuality = 'high';
  const { x, y, width, height } = placeInSquare(picture.width, picture.height);
  context.drawImage(picture, x, y, width, height);
  picture.close();
  const dataUrl = canvas.toDataURL('image/jpeg', JPEG_QUALITY);
  return { dataUrl, bytesBefore: file.size, bytesAfter: bytesOf(dataUrl) };
}

/** The number of bytes that a base64 data URL encodes. */
export function bytesOf(dataUrl: string): number {
  const data = dataUrl.slice(dataUrl.indexOf(',') + 1);
  const padding = data.endsWith('==') ? 2 : data.endsWith('=') ? 1 : 0;
  return (data.length / 4) * 3 - padding;
}
