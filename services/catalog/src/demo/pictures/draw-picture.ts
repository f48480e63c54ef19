import sharp from 'sharp';
import type { DemoProduct } from '../demo-product.js';
import { MOTIFS } from './motifs.js';
import { picture } from './svg.js';

/**
 * The product's picture as WebP, 512 × 512, drawn from shapes: no photograph, nothing fetched, the same drawing everywhere.
 * @throws Error when nobody has drawn the product yet.
 */
export async function drawPicture({ description }: DemoProduct): Promise<Buffer> {
  const draw = MOTIFS.get(description);
  if (!draw) throw new Error(`There is no drawing of ${description}.`);
  return await sharp(Buffer.from(picture(draw())))
    .webp({ quality: 82 })
    .toBuffer();
}
