import sharp from 'sharp';
import type { DemoProduct } from './demo-product.js';

/** Width and height of a product picture. */
const SIDE = 512;

/** The product's picture as WebP, drawn from shapes: no photograph, nothing fetched, the same bytes' content everywhere. */
export async function drawPicture(_product: DemoProduct): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}"><rect width="512" height="512" fill="#fff"/><circle cx="256" cy="256" r="160" fill="#2F6B1F"/></svg>`;
  return await sharp(Buffer.from(svg)).webp({ quality: 82 }).toBuffer();
}
