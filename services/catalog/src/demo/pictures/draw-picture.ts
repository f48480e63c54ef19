import sharp from 'sharp';
import { MOTIFS } from './motifs.js';
import { picture } from './svg.js';

/**
 * The picture of a motif as WebP, 512 × 512, drawn from shapes: no photograph, nothing fetched, the same drawing everywhere.
 * @throws Error when nobody has drawn it yet.
 */
export async function drawPicture(motif: string): Promise<Buffer> {
  const draw = MOTIFS.get(motif);
  if (!draw) throw new Error(`There is no drawing of ${motif}.`);
  return await sharp(Buffer.from(picture(draw())))
    .webp({ quality: 82 })
    .toBuffer();
}
