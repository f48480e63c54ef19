import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { isFinished, makePicture, makePictureAs } from './make-picture.js';

const RED = { r: 200, g: 30, b: 30 };
const blank = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: RED } });

describe('makePicture', () => {
  it.each(['jpeg', 'png', 'webp'] as const)(
    'a %s picture keeps its format and is named by its content',
    async (format) => {
      const sent = await blank(40, 30).toFormat(format).toBuffer();
      const made = await makePicture(sent);
      expect(made.name).toMatch(new RegExp(`^[0-9a-f]{32}\\.${format === 'jpeg' ? 'jpg' : format}$`));
      expect(await sharp(made.bytes).metadata()).toMatchObject({ format, width: 40, height: 30 });
      expect((await makePicture(sent)).name).toBe(made.name);
      expect((await makePicture(await blank(41, 30).toFormat(format).toBuffer())).name).not.toBe(made.name);
    },
  );

  it('a stored picture is upright, at most 1024 pixels a side and without EXIF', async () => {
    const sent = await blank(3000, 1500)
      .withExif({ IFD0: { Copyright: 'secret' }, IFD3: { GPSLatitude: '43/1 0/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { bytes } = await makePicture(sent);
    const { width, height, exif, orientation } = await sharp(bytes).metadata();
    expect([width, height, exif, orientation]).toEqual([512, 1024, undefined, undefined]);
  });

  it.each<[string, () => Promise<Buffer> | Buffer]>([
    ['a GIF', () => blank(4, 4).gif().toBuffer()],
    ['an SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
    ['HTML', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['text', () => Buffer.from('not a picture')],
    ['nothing', () => Buffer.alloc(0)],
    ['a TIFF', () => blank(4, 4).tiff().toBuffer()],
    ['a PDF', () => Buffer.from('%PDF-1.7')],
  ])('a picture that is %s is refused', async (_what, sent) => {
    await expect(makePicture(await sent())).rejects.toMatchObject({
      code: 'invalid',
      message: 'Invalid file type. Please select a JPEG, PNG or WebP picture.',
    });
  });

  it.each(['jpeg', 'png', 'webp'] as const)(
    'refuses a %s that is cut off or whose inside is something else',
    async (format) => {
      const noise = Buffer.from(Array.from({ length: 200 * 200 * 3 }, (_, n) => (n * 7919) % 251));
      const sent = await sharp(noise, { raw: { width: 200, height: 200, channels: 3 } })
        .toFormat(format)
        .toBuffer();
      for (const broken of [
        sent.subarray(0, sent.length / 2),
        Buffer.concat([sent.subarray(0, 20), Buffer.from('<script>')]),
      ]) {
        await expect(makePicture(broken)).rejects.toMatchObject({ code: 'invalid' });
      }
    },
  );

  it.each(['jpeg', 'png', 'webp', 'gif'] as const)('a finished %s is recognized', async (format) => {
    const made = await makePictureAs(await blank(1500, 900).toFormat(format).toBuffer(), format);
    expect(await isFinished(made.bytes)).toBe(true);
  });

  it.each<[string, () => Promise<Buffer>]>([
    ['is large', () => blank(1025, 10).png().toBuffer()],
    [
      'tells who made it',
      () =>
        blank(9, 9)
          .withExif({ IFD0: { Copyright: 'x' } })
          .jpeg()
          .toBuffer(),
    ],
    [
      'is followed by a script',
      async () => Buffer.concat([await blank(9, 9).png().toBuffer(), Buffer.from('<script>')]),
    ],
    ['lies on its side', () => blank(9, 9).withMetadata({ orientation: 6 }).jpeg().toBuffer()],
  ])('a picture that %s is not finished', async (_how, picture) => {
    expect(await isFinished(await picture())).toBe(false);
  });

  it('a decompression bomb is refused', async () => {
    const bomb = await blank(8_000, 6_000).png({ compressionLevel: 9 }).toBuffer();
    expect(bomb.length).toBeLessThan(500_000);
    await expect(makePicture(bomb)).rejects.toMatchObject({
      code: 'invalid',
      message: 'The picture has too many pixels. The most is 40 million.',
    });
  });

  it('a picture of more than 5 MB is refused before it is decoded', async () => {
    await expect(makePicture(Buffer.alloc(5 * 1024 * 1024 + 1))).rejects.toMatchObject({
      code: 'too_large',
      message: 'Image file is too large. Maximum size is 5MB.',
    });
  });
});
