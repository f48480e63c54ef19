import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { drawPicture } from './pictures/draw-picture.js';

/** How many pictures are drawn at once: sharp uses a thread for each. */
const AT_ONCE = 2;

export interface DemoPicture {
  /** The file's name without its ending. */
  name: string;
  /** What it shows. */
  motif: string;
}

/** Draws pictures into the folder; a file is there whole or not at all. */
export async function writeDemoPictures(folder: string, pictures: readonly DemoPicture[]): Promise<void> {
  await mkdir(folder, { recursive: true });
  const waiting = [...pictures];
  const draw = async (): Promise<void> => {
    for (let picture = waiting.pop(); picture; picture = waiting.pop()) {
      const file = join(folder, `${picture.name}.webp`);
      await writeFile(`${file}.part`, await drawPicture(picture.motif));
      await rename(`${file}.part`, file);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, draw));
}
