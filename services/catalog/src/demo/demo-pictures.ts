import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pictureName, type DemoProduct } from './demo-product.js';
import { drawPicture } from './pictures/draw-picture.js';

/** How many pictures are drawn at once: sharp uses a thread for each. */
const AT_ONCE = 2;

/** Draws every product's picture into the folder; a file is there whole or not at all. */
export async function writeDemoPictures(folder: string, products: readonly DemoProduct[]): Promise<void> {
  await mkdir(folder, { recursive: true });
  const waiting = [...products];
  const draw = async (): Promise<void> => {
    for (let product = waiting.pop(); product; product = waiting.pop()) {
      const file = join(folder, `${pictureName(product.description)}.webp`);
      await writeFile(`${file}.part`, await drawPicture(product));
      await rename(`${file}.part`, file);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, draw));
}
