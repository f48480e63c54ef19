import { describe, expect, it } from '@jest/globals';
import { pictureName, productOf } from './picture-name.js';

describe('the name of a picture in a set', () => {
  it.each([
    ['cod.jpg', 'cod.jpg'],
    ['photos/2026/cod-fillet_1.PNG', 'cod-fillet_1.PNG'],
    ['a.b.webp', 'a.b.webp'],
    ['x.gif', 'x.gif'],
    ['x.jpeg', 'x.jpeg'],
    ['a b.jpg', 'a b.jpg'],
    ['图片/鱼（大）.jpg', '鱼（大）.jpg'],
    ['e\u0301clair.png', '\u00e9clair.png'],
  ])('the picture name %s is kept', (path, name) => {
    expect(pictureName(path)).toEqual({ name });
  });

  it.each([
    '../x.jpg',
    'a/../../x.jpg',
    '/etc/x.jpg',
    'C:/x.jpg',
    'C:x.jpg',
    '..\\x.jpg',
    'a\\b.jpg',
    '\\\\host\\x.jpg',
    'x.jpg\0.html',
    '..',
  ])('the picture name %j cannot leave the folder', (path) => {
    expect(pictureName(path)).toEqual({ reason: 'Its path leads out of the ZIP file.' });
  });

  it.each([
    '.hidden.jpg',
    '__MACOSX/._x.jpg',
    '鱼?.jpg',
    ' a.jpg',
    '100%.jpg',
    'a#b.jpg',
    '-x.jpg',
    '．．/x‮.jpg',
    `${'a'.repeat(130)}.jpg`,
    'a/',
    '',
  ])('the picture name %j is refused', (path) => {
    expect(pictureName(path)).toEqual({ reason: expect.stringMatching(/^Its name may have/) });
  });

  it('a name that no file system takes is refused', () => {
    expect(pictureName(`${'鱼'.repeat(100)}.jpg`)).toEqual({ reason: 'Its name is too long.' });
  });

  it.each(['x.svg', 'x.html', 'x.jpg.exe', 'x', 'x.tiff', 'x.constructor'])(
    'the picture name %s is refused for its type',
    (path) => {
      expect(pictureName(path)).toEqual({ reason: expect.stringMatching(/^Its name must end in/) });
    },
  );

  it("a picture named by a product's id is recognized", () => {
    const id = '0197a3c0-0000-7000-8000-0000000000a1';
    expect([
      productOf(`${id}.jpg`),
      productOf(`${id.toUpperCase()}.webp`),
      productOf('cod.jpg'),
      productOf(`x${id}.jpg`),
    ]).toEqual([id, id, null, null]);
  });
});
