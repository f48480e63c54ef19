import { box, ellipse, line, moved, shadow, shape, spread, turned } from './svg.js';

const TRAY = '#EFEBE2';

const tray = (content: string): string =>
  shadow(430, 200) + box(60, 130, 392, 280, 30, '#D9D3C6') + box(72, 140, 368, 258, 24, TRAY) + content;

/** A slab with a rim of fat and marbling. */
export function steak(lean: string, dark: string, fat: string): string {
  return (
    shadow(420, 200) +
    shape(
      'M110 300 C70 180 200 90 320 120 C440 140 470 260 410 330 C360 400 250 380 200 400 C150 410 120 360 110 300 Z',
      fat,
    ) +
    shape(
      'M130 296 C96 194 206 112 316 140 C424 160 446 256 394 316 C346 378 252 356 200 376 C160 386 140 350 130 296 Z',
      lean,
    ) +
    spread(7, (index) =>
      line(
        `M${170 + index * 34} ${190 + (index % 3) * 50} q26 ${index % 2 ? 26 : -22} 58 ${index % 2 ? 6 : 12}`,
        fat,
        6,
      ),
    ) +
    line('M150 310 C160 350 190 366 230 356', dark, 10)
  );
}

/** Layers of lean and fat, skin on top. */
export function layeredSlab(lean: string, fat: string, skin: string): string {
  const layers = ['0', '1', '2', '3', '4', '5', '6'].map((_each, index) =>
    box(96, 150 + index * 34, 320, 36, 10, index % 2 ? lean : fat),
  );
  return (
    shadow(420, 200) + turned(-8, box(92, 128, 328, 40, 14, skin) + layers.join('') + box(92, 386, 328, 12, 6, fat))
  );
}

/** Bones under meat. */
export function ribs(meat: string, dark: string, bone: string): string {
  return (
    shadow(430, 200) +
    turned(
      -10,
      spread(5, (_index, place) => box(256 + place * 140 - 16, 92, 32, 330, 16, bone)) +
        shape('M90 170 C150 130 360 130 422 170 L422 350 C360 390 150 390 90 350 Z', meat) +
        spread(4, (_index, place) =>
          line(
            `M${256 + place * 105} 160 C${246 + place * 105} 220 ${266 + place * 105} 300 ${256 + place * 105} 360`,
            dark,
            9,
          ),
        ),
    )
  );
}

/** Minced meat on a tray. */
export function minced(light: string, dark: string): string {
  return tray(
    spread(60, (index) => {
      const x = 100 + ((index * 67) % 10) * 28;
      const y = 180 + Math.floor(index / 10) * 34 + (index % 3) * 5;
      return line(`M${x} ${y} q14 -16 28 0 t28 0`, index % 2 ? light : dark, 13);
    }),
  );
}

/** Cubes on a tray. */
export function cubes(light: string, dark: string, fat: string): string {
  return tray(
    spread(12, (index) => {
      const x = 104 + (index % 4) * 80;
      const y = 170 + Math.floor(index / 4) * 74;
      return turned(
        (index * 37) % 24,
        box(x, y, 64, 58, 10, index % 2 ? light : dark) + line(`M${x + 10} ${y + 18} h34`, fat, 6),
        x + 32,
        y + 28,
      );
    }),
  );
}

/** Round cuts with a bone in the middle. */
export function boneSlices(meat: string, fat: string, bone: string): string {
  const slice =
    ellipse(0, 0, 104, 96, fat) +
    ellipse(0, 0, 92, 84, meat) +
    ellipse(0, 0, 34, 32, bone) +
    ellipse(0, 0, 18, 16, '#F3D9C0');
  return shadow(430, 190) + moved(180, 220, slice) + moved(340, 260, slice) + moved(220, 350, slice, 0.8);
}

/** Bare bones. */
export function bones(bone: string, shade: string): string {
  const one = (degrees: number): string =>
    turned(
      degrees,
      box(150, 236, 212, 44, 20, bone) +
        [
          [150, 230],
          [150, 286],
          [362, 230],
          [362, 286],
        ]
          .map(([x = 0, y = 0]) => ellipse(x, y, 36, 32, bone))
          .join('') +
        line('M180 262 H330', shade, 6),
    );
  return shadow(430, 170) + one(32) + one(-28);
}

/** A whole bird, ready for the pot. */
export function wholeBird(skin: string, shade: string, tip: string): string {
  return (
    shadow(430, 190) +
    shape('M96 300 C90 190 200 130 300 150 C410 170 440 260 410 330 C380 400 150 410 96 300 Z', skin) +
    shape('M250 320 C300 250 400 250 430 310 C440 350 380 390 320 380 C280 376 250 350 250 320 Z', shade) +
    line('M414 330 L470 372', shade, 26) +
    ellipse(474, 376, 18, 18, tip) +
    shape('M170 220 C210 180 270 190 280 240 C250 280 190 280 170 220 Z', shade) +
    line('M120 250 C90 220 84 180 100 150', skin, 34)
  );
}

/** Legs with the bone end. */
export function drumsticks(skin: string, shade: string): string {
  const leg =
    line('M90 90 L170 170', '#F5EBDD', 26) +
    ellipse(84, 76, 20, 18, '#F5EBDD') +
    ellipse(72, 92, 18, 18, '#F5EBDD') +
    shape('M140 150 C170 110 300 120 320 210 C330 290 240 330 180 290 C130 250 120 190 140 150 Z', skin) +
    shape('M300 160 C330 210 320 300 230 308 C290 280 310 230 300 160 Z', shade);
  return shadow(430, 180) + moved(10, 0, leg, 0.88) + moved(180, 150, leg, 0.8);
}

/** Wings. */
export function wings(skin: string, shade: string): string {
  const wing =
    line('M60 200 C120 100 200 110 230 190 C250 250 300 250 340 200', skin, 62) +
    line('M72 190 C130 110 196 120 222 196', shade, 9);
  return shadow(430, 190) + moved(60, 10, wing) + moved(50, 140, wing, 0.95);
}

/** Boneless pieces. */
export function fillets(flesh: string, shade: string, stripe = ''): string {
  const piece =
    shape('M20 90 C40 10 260 0 320 60 C350 110 260 170 150 160 C70 154 10 140 20 90 Z', flesh) +
    shape('M20 90 C60 130 220 150 330 90 C320 150 240 170 150 160 C70 154 10 140 20 90 Z', shade) +
    (stripe
      ? spread(5, (index) =>
          line(
            `M${80 + index * 46} 40 C${100 + index * 46} 70 ${100 + index * 46} 100 ${80 + index * 46} 132`,
            stripe,
            6,
          ),
        )
      : '');
  return shadow(420, 190) + moved(90, 120, piece) + moved(80, 250, piece, 0.98);
}

/** Claws, feet and other small cuts on a tray. */
export function smallCuts(light: string, dark: string): string {
  return tray(
    spread(9, (index) => {
      const x = 130 + (index % 3) * 110;
      const y = 190 + Math.floor(index / 3) * 76;
      return turned(
        (index * 53) % 40,
        ellipse(x, y, 44, 30, index % 2 ? light : dark) + line(`M${x - 20} ${y - 6} q20 -14 40 0`, '#FFFFFF', 5),
        x,
        y,
      );
    }),
  );
}

/** Feet with toes. */
export function feet(skin: string, shade: string): string {
  const foot =
    line('M0 -90 V20', skin, 30) +
    [-50, -16, 16, 50].map((dx) => line(`M0 10 L${dx} 90`, skin, 20) + ellipse(dx, 96, 8, 10, shade)).join('');
  return shadow(430, 190) + moved(150, 240, foot) + moved(262, 280, foot) + moved(372, 240, foot);
}

/** Thin slices rolled up, for the hot pot. */
export function rolledSlices(lean: string, fat: string): string {
  const roll =
    ellipse(0, 0, 44, 38, fat) +
    ellipse(0, 0, 37, 31, lean) +
    line('M-22 4 a22 18 0 1 1 30 14 a14 12 0 1 1 -4 -20', fat, 7);
  return tray(spread(12, (index) => moved(128 + (index % 4) * 86, 190 + Math.floor(index / 4) * 78, roll)));
}

/** Balls in a bowl. */
export function balls(light: string, shade: string, bowl: string): string {
  const places: [number, number][] = [
    [150, 230],
    [226, 210],
    [300, 216],
    [366, 236],
    [190, 170],
    [264, 150],
    [332, 176],
  ];
  return (
    shadow(440, 150) +
    places
      .map(
        ([x, y]) =>
          ellipse(x, y, 48, 46, light) +
          ellipse(x - 14, y - 16, 14, 10, '#FFFFFF') +
          line(`M${x - 26} ${y + 30} q26 14 52 0`, shade, 6),
      )
      .join('') +
    shape('M80 250 H432 C424 360 350 424 256 424 C162 424 88 360 80 250 Z', bowl) +
    box(74, 240, 364, 22, 11, '#FFFFFF') +
    line('M130 300 C170 380 220 396 256 396', '#FFFFFF', 6)
  );
}

/** Cured sausages in a pair. */
export function sausages(skin: string, fat: string): string {
  const one = (dy: number): string =>
    line(`M110 ${250 + dy} C200 ${330 + dy} 320 ${330 + dy} 404 ${240 + dy}`, skin, 54) +
    spread(9, (index) =>
      ellipse(126 + index * 32, 262 + dy + Math.sin(index / 2.8) * 46 + (index % 2) * 16 - 8, 8, 6, fat),
    );
  return shadow(440, 170) + one(-70) + one(30) + line('M110 180 C90 140 120 110 150 96', '#B3200F', 6);
}
