import { box, ellipse, line, moved, shadow, shape, spread, turned } from './svg.js';

/** The label every pack carries: two bands and the shop's tag. */
const label = (x: number, y: number, width: number, height: number, paper: string, ink: string): string =>
  box(x, y, width, height, 8, paper) +
  box(x + width * 0.18, y + height * 0.2, width * 0.64, height * 0.14, 6, ink) +
  box(x + width * 0.28, y + height * 0.44, width * 0.44, height * 0.08, 4, ink) +
  ellipse(x + width / 2, y + height * 0.74, width * 0.13, width * 0.13, ink);

export function bottle(liquid: string, cap: string, paper: string, ink: string): string {
  return (
    shadow(474, 90) +
    box(226, 40, 60, 44, 8, cap) +
    shape(
      'M232 84 H280 C282 150 340 170 340 230 V450 C340 466 330 474 316 474 H196 C182 474 172 466 172 450 V230 C172 170 230 150 232 84 Z',
      liquid,
    ) +
    shape('M196 240 C196 200 226 184 240 150 L246 150 C240 200 214 210 214 250 V440 H196 Z', '#FFFFFF33') +
    label(172, 260, 168, 150, paper, ink)
  );
}

export function jar(content: string, specks: string, lid: string, paper: string): string {
  return (
    shadow(460, 130) +
    box(146, 90, 220, 60, 14, lid) +
    box(132, 146, 248, 314, 44, content) +
    spread(30, (index) => ellipse(160 + ((index * 61) % 196), 180 + ((index * 47) % 250), 7, 5, specks)) +
    label(132, 230, 248, 150, paper, lid)
  );
}

export function can(body: string, paper: string): string {
  return (
    shadow(450, 120) +
    box(140, 110, 232, 330, 20, '#C9CCC8') +
    label(140, 150, 232, 250, paper, body) +
    ellipse(256, 112, 116, 26, '#E4E6E2') +
    ellipse(256, 112, 92, 18, '#C9CCC8')
  );
}

/** A big sack, as rice is sold. */
export function sack(cloth: string, paper: string, ink: string): string {
  return (
    shadow(470, 150) +
    shape(
      'M130 110 C150 90 180 120 206 96 C232 120 280 120 306 96 C332 120 362 90 382 110 L396 440 C396 460 380 470 360 470 H152 C132 470 116 460 116 440 Z',
      cloth,
    ) +
    line('M128 140 H384', ink, 6) +
    label(160, 180, 192, 220, paper, ink)
  );
}

/** A pouch with a window onto what is inside. */
export function pouch(colour: string, inside: string, paper: string): string {
  return (
    shadow(466, 130) +
    shape('M140 70 H372 L360 120 L384 440 C384 456 374 466 358 466 H154 C138 466 128 456 128 440 L152 120 Z', colour) +
    line('M148 96 H364', '#FFFFFF', 5) +
    label(166, 136, 180, 130, paper, colour) +
    box(176, 292, 160, 140, 40, '#FFFFFF') +
    spread(24, (index) => ellipse(200 + ((index * 53) % 116), 314 + ((index * 37) % 100), 15, 10, inside))
  );
}

export function carton(colour: string, paper: string): string {
  return (
    shadow(470, 120) +
    shape('M150 170 L190 90 H322 L362 170 V470 H150 Z', paper) +
    shape('M150 170 L190 90 H322 L362 170 Z', colour) +
    box(190, 56, 132, 40, 6, colour) +
    label(150, 210, 212, 200, paper, colour) +
    box(150, 430, 212, 40, 0, colour)
  );
}

export function tin(colour: string, paper: string): string {
  return (
    shadow(460, 130) +
    box(136, 150, 240, 310, 16, colour) +
    box(126, 110, 260, 56, 12, colour) +
    line('M136 166 H376', '#FFFFFF', 4) +
    label(160, 200, 192, 210, paper, colour)
  );
}

/** A box of things, such as noodles or tea. */
export function packBox(colour: string, side: string, paper: string): string {
  return (
    shadow(450, 190) +
    shape('M80 180 L330 140 L330 410 L80 440 Z', colour) +
    shape('M330 140 L430 180 L430 430 L330 410 Z', side) +
    shape('M80 180 L180 150 L430 180 L330 140 Z', paper) +
    moved(100, 190, turned(-8, label(0, 20, 200, 190, paper, side), 100, 100))
  );
}

/** A flat round cake of pressed tea. */
export function teaCake(leaf: string, dark: string, paper: string): string {
  return (
    shadow(420, 190) +
    ellipse(256, 280, 190, 150, paper) +
    ellipse(256, 268, 168, 128, leaf) +
    spread(60, (index) => {
      const ring = Math.sqrt(index / 60);
      const x = 256 + Math.cos(index * 2.4) * ring * 150;
      const y = 268 + Math.sin(index * 2.4) * ring * 112;
      return turned(index * 47, ellipse(x, y, 16, 5, dark), x, y);
    }) +
    ellipse(256, 268, 18, 14, dark)
  );
}

/** Noodles in nests. */
export function noodles(light: string, dark: string, flat = false): string {
  const nest = spread(
    9,
    (index) =>
      `<ellipse cx="0" cy="${index * 3 - 12}" rx="${110 - index * 10}" ry="${74 - index * 7}" fill="none" stroke="${index % 2 ? light : dark}" stroke-width="${flat ? 15 : 9}"/>`,
  );
  return shadow(430, 190) + moved(190, 220, nest) + moved(330, 290, nest) + moved(200, 360, nest, 0.8);
}

/** Thin round wrappers in a stack. */
export function wrappers(dough: string, edge: string, square: boolean): string {
  return (
    shadow(430, 170) +
    spread(12, (index) =>
      square
        ? box(120, 330 - index * 16, 272, 70, 8, index % 2 ? dough : edge)
        : ellipse(256, 360 - index * 14, 150, 46, index % 2 ? dough : edge),
    ) +
    (square ? box(120, 130, 272, 80, 8, dough) : ellipse(256, 206, 150, 46, dough))
  );
}

/** Pleated dumplings on a plate. */
export function dumplings(dough: string, shade: string): string {
  const one =
    shape('M-76 30 C-66 -50 66 -50 76 30 C50 54 -50 54 -76 30 Z', dough) +
    spread(6, (_index, place) => line(`M${place * 56} ${-18 + Math.abs(place) * 26} q4 -12 0 -22`, shade, 7)) +
    line('M-60 34 C-30 46 30 46 60 34', shade, 5);
  const places: [number, number][] = [
    [180, 210],
    [330, 210],
    [140, 300],
    [256, 290],
    [372, 300],
    [200, 370],
    [316, 370],
  ];
  return (
    ellipse(256, 330, 210, 130, '#E5E9EA') +
    ellipse(256, 318, 190, 112, '#F7F9F8') +
    places.map(([x, y]) => moved(x, y, one, 0.86)).join('')
  );
}

/** Steamed buns, split on top. */
export function buns(dough: string, shade: string, filling: string): string {
  const one =
    shape('M-90 50 C-96 -70 96 -70 90 50 C40 74 -40 74 -90 50 Z', dough) +
    shape('M-30 -26 C-10 -54 10 -54 30 -26 C10 -10 -10 -10 -30 -26 Z', filling) +
    line('M-66 44 C-30 58 30 58 66 44', shade, 6);
  return (
    shadow(430, 200) +
    box(70, 372, 372, 40, 20, '#D8B67A') +
    moved(170, 320, one) +
    moved(344, 320, one) +
    moved(256, 210, one)
  );
}

export function pancakes(dough: string, brown: string, green: string): string {
  const one =
    ellipse(0, 0, 150, 56, brown) +
    ellipse(0, -8, 150, 54, dough) +
    spread(14, (index) =>
      ellipse(
        Math.cos(index * 2.4) * (20 + index * 8),
        -8 + Math.sin(index * 2.4) * (6 + index * 2.6),
        9,
        4,
        index % 3 ? green : brown,
      ),
    );
  return shadow(430, 170) + [370, 320, 270, 220].map((y) => moved(256, y, one)).join('');
}

export function blocks(face: string, side: string, top: string): string {
  const one =
    shape('M0 60 L150 90 L150 200 L0 170 Z', face) +
    shape('M150 90 L250 50 L250 160 L150 200 Z', side) +
    shape('M0 60 L100 24 L250 50 L150 90 Z', top);
  return shadow(430, 190) + moved(140, 200, one) + moved(90, 120, one, 0.86);
}

/** Golden cubes. */
export function puffs(gold: string, dark: string): string {
  return (
    shadow(430, 180) +
    spread(11, (index) => {
      const x = 110 + (index % 4) * 84;
      const y = 170 + Math.floor(index / 4) * 84;
      return turned(
        (index * 31) % 30,
        box(x, y, 78, 72, 16, gold) + line(`M${x + 14} ${y + 60} h46`, dark, 7) + ellipse(x + 30, y + 26, 10, 6, dark),
        x + 36,
        y + 36,
      );
    })
  );
}

export function eggs(shell: string, shade: string, cut = ''): string {
  const one =
    shape('M0 -84 C50 -84 78 -10 70 34 C60 84 -60 84 -70 34 C-78 -10 -50 -84 0 -84 Z', shell) +
    ellipse(-24, -26, 14, 22, shade);
  const half = cut
    ? moved(340, 350, ellipse(0, 0, 76, 62, '#3B2A1E') + ellipse(0, 0, 66, 52, cut) + ellipse(0, 4, 34, 28, '#2A3A2E'))
    : moved(330, 350, one);
  return shadow(440, 190) + moved(170, 210, one) + moved(320, 200, one) + moved(190, 350, one) + half;
}

/** Spices or seeds in a heap, each with points: 8 for star anise. */
export function spiceHeap(colour: string, dark: string, points: number): string {
  return (
    shadow(420, 190) +
    spread(points > 1 ? 9 : 90, (index) => {
      const ring = Math.sqrt(index / (points > 1 ? 9 : 90));
      const x = 256 + Math.cos(index * 2.4) * ring * 150;
      const y = 310 + Math.sin(index * 2.4) * ring * 84 - (1 - ring) * 50;
      if (points === 1) return ellipse(x, y, 13, 11, index % 3 ? colour : dark);
      return moved(
        x,
        y,
        spread(points, (ray) => turned((ray * 360) / points, ellipse(0, -30, 11, 26, ray % 2 ? colour : dark), 0, 0)) +
          ellipse(0, 0, 9, 9, dark),
      );
    })
  );
}

/** Wrapped sweets. */
export function sweets(paper: string, ink: string): string {
  const one =
    shape('M-96 -30 L-56 -14 V14 L-96 30 Z', ink) +
    shape('M96 -30 L56 -14 V14 L96 30 Z', ink) +
    box(-62, -34, 124, 68, 22, paper) +
    box(-26, -34, 52, 68, 0, ink);
  const places: [number, number, number][] = [
    [170, 190, -18],
    [330, 180, 14],
    [150, 310, 24],
    [290, 290, -10],
    [380, 340, 30],
    [220, 390, 6],
  ];
  return shadow(450, 180) + places.map(([x, y, degrees]) => moved(x, y, turned(degrees, one, 0, 0), 0.9)).join('');
}

/** Rolled wafers. */
export function wafers(gold: string, dark: string): string {
  return (
    shadow(430, 190) +
    spread(7, (index) =>
      turned(
        -14 + (index % 2) * 6,
        box(96 + (index % 2) * 20, 120 + index * 40, 310, 42, 20, gold) +
          line(`M130 ${132 + index * 40} h230`, dark, 4) +
          ellipse(112 + (index % 2) * 20, 141 + index * 40, 12, 18, dark),
      ),
    )
  );
}
