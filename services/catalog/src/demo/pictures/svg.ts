/** The few shapes every picture is made of, as SVG text. All coordinates are in a square of 512. */

export const ellipse = (cx: number, cy: number, rx: number, ry: number, fill: string): string =>
  `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="${fill}"/>`;

export const shape = (d: string, fill: string): string => `<path d="${d}" fill="${fill}"/>`;

export const line = (d: string, stroke: string, width: number): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

export const box = (x: number, y: number, width: number, height: number, radius: number, fill: string): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"/>`;

export const turned = (degrees: number, content: string, x = 256, y = 256): string =>
  `<g transform="rotate(${degrees} ${x} ${y})">${content}</g>`;

export const moved = (x: number, y: number, content: string, scale = 1): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${content}</g>`;

/** The soft shadow that things stand on. */
export const shadow = (y = 436, rx = 150): string => ellipse(256, y, rx, 16, '#E9E3D6');

/** `count` copies, each told its index and its place from -1 to 1. */
export function spread(count: number, draw: (index: number, place: number) => string): string {
  return Array.from({ length: count }, (_each, index) =>
    draw(index, count === 1 ? 0 : (index / (count - 1)) * 2 - 1),
  ).join('');
}

/** The whole picture on white. */
export const picture = (content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="0 0 512 512">${box(0, 0, 512, 512, 0, '#FFFFFF')}${content}</svg>`;
