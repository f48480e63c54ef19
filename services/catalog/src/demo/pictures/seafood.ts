import { box, ellipse, line, moved, shadow, shape, spread, turned } from './svg.js';

/** A whole fish on ice. */
export function fish(back: string, belly: string, fin: string): string {
  return (
    spread(16, (index) =>
      turned(index * 31, box(70 + index * 24, 372 + ((index * 17) % 40), 46, 30, 6, '#E3EEF3'), 90 + index * 24, 390),
    ) +
    shape('M400 250 L480 170 L466 256 L480 340 Z', fin) +
    shape('M60 260 C110 130 300 120 410 250 C300 400 110 380 60 260 Z', belly) +
    shape('M60 260 C110 130 300 120 410 250 C300 240 160 230 60 260 Z', back) +
    shape('M190 168 L260 100 L300 174 Z', fin) +
    shape('M220 356 L270 400 L290 340 Z', fin) +
    line('M140 190 C164 240 160 290 136 330', fin, 6) +
    spread(4, (index) => line(`M${196 + index * 46} 220 q18 34 0 70`, fin, 4)) +
    ellipse(110, 236, 16, 16, '#FFFFFF') +
    ellipse(108, 236, 8, 8, '#14201A')
  );
}

/** Steaks across a fish. */
export function fishSteaks(flesh: string, skin: string): string {
  const steak =
    shape('M0 -100 C90 -96 110 40 40 100 C20 60 -20 60 -40 100 C-110 40 -90 -96 0 -100 Z', skin) +
    shape('M0 -88 C76 -84 94 36 40 84 C22 50 -22 50 -40 84 C-94 36 -76 -84 0 -88 Z', flesh) +
    ellipse(0, -6, 10, 14, skin);
  return shadow(430, 180) + moved(180, 230, steak) + moved(340, 280, steak, 0.95);
}

/** Shrimp in a row. */
export function shrimp(shell: string, stripe: string): string {
  const one =
    line('M-90 40 C-100 -60 20 -110 80 -40 C100 0 84 40 60 56', shell, 54) +
    spread(5, (_index, place) => line(`M${-6 + place * 76} ${-62 + Math.abs(place) * 54} q6 20 2 44`, stripe, 6)) +
    shape('M-110 40 L-140 84 L-84 76 Z', stripe) +
    ellipse(66, 40, 6, 6, '#14201A') +
    line('M74 50 C110 70 130 50 150 80', stripe, 4) +
    line('M74 56 C100 90 120 90 136 116', stripe, 4);
  return shadow(440, 180) + moved(190, 190, one, 0.95) + moved(330, 270, one, 0.95) + moved(200, 360, one, 0.9);
}

/** A crab from above. */
export function crab(shell: string, dark: string): string {
  const side = (sign: number): string =>
    [0, 1, 2]
      .map((leg) =>
        line(
          `M${256 + sign * 110} ${280 + leg * 24} q${sign * 60} ${-20 + leg * 20} ${sign * 96} ${30 + leg * 24}`,
          dark,
          16,
        ),
      )
      .join('') +
    line(
      `M${256 + sign * 110} 230 C${256 + sign * 180} 210 ${256 + sign * 190} 160 ${256 + sign * 160} 140`,
      shell,
      26,
    ) +
    shape(
      `M${256 + sign * 176} 150 C${256 + sign * 220} 110 ${256 + sign * 190} 60 ${256 + sign * 150} 60 L${256 + sign * 162} 110 L${256 + sign * 118} 90 C${256 + sign * 110} 140 ${256 + sign * 140} 160 ${256 + sign * 176} 150 Z`,
      shell,
    );
  return (
    shadow(430, 190) +
    side(1) +
    side(-1) +
    shape('M120 270 C130 190 382 190 392 270 C380 370 132 370 120 270 Z', shell) +
    line('M180 300 C220 330 292 330 332 300', dark, 8) +
    ellipse(226, 214, 10, 16, dark) +
    ellipse(286, 214, 10, 16, dark)
  );
}

/** A lobster from above. */
export function lobster(shell: string, dark: string): string {
  const claw = (sign: number): string =>
    line(
      `M${256 + sign * 44} 210 C${256 + sign * 120} 200 ${256 + sign * 130} 160 ${256 + sign * 120} 140`,
      shell,
      22,
    ) +
    shape(
      `M${256 + sign * 120} 150 C${256 + sign * 60} 110 ${256 + sign * 70} 40 ${256 + sign * 110} 30 L${256 + sign * 120} 84 L${256 + sign * 150} 40 C${256 + sign * 190} 80 ${256 + sign * 170} 140 ${256 + sign * 120} 150 Z`,
      shell,
    );
  return (
    shadow(470, 90) +
    claw(1) +
    claw(-1) +
    spread(
      4,
      (index) =>
        line(`M196 ${230 + index * 26} L130 ${250 + index * 30}`, dark, 9) +
        line(`M316 ${230 + index * 26} L382 ${250 + index * 30}`, dark, 9),
    ) +
    ellipse(256, 240, 60, 86, shell) +
    spread(5, (index) => box(206 + index * 6, 300 + index * 28, 100 - index * 12, 30, 12, index % 2 ? shell : dark)) +
    [-40, -14, 14, 40].map((dx) => ellipse(256 + dx, 456, 18, 26, shell)).join('') +
    ellipse(238, 176, 7, 7, '#14201A') +
    ellipse(274, 176, 7, 7, '#14201A')
  );
}

/** Tubes with or without arms. */
export function squid(skin: string, shade: string, arms: boolean): string {
  const one =
    (arms
      ? spread(7, (_index, place) => line(`M${place * 40} 60 q${place * 30} 50 ${place * 60} 120`, shade, 14))
      : '') +
    shape('M-54 70 C-70 -20 -30 -130 0 -160 C30 -130 70 -20 54 70 C20 90 -20 90 -54 70 Z', skin) +
    shape('M-30 -90 L-96 -60 L-44 -30 Z', shade) +
    shape('M30 -90 L96 -60 L44 -30 Z', shade) +
    (arms ? ellipse(-20, 66, 8, 8, '#14201A') + ellipse(20, 66, 8, 8, '#14201A') : ellipse(0, 72, 50, 16, shade));
  return shadow(450, 170) + moved(180, 260, turned(-12, one, 0, 0)) + moved(340, 280, turned(14, one, 0, 0), 0.9);
}

/** Round heads and curling arms. */
export function octopus(skin: string, shade: string): string {
  const one =
    spread(6, (_index, place) =>
      line(`M${place * 44} 20 C${place * 90} 70 ${place * 60} 120 ${place * 110} 130`, skin, 20),
    ) +
    ellipse(0, -40, 74, 84, skin) +
    ellipse(-22, -70, 20, 26, shade) +
    ellipse(-20, 6, 8, 9, '#14201A') +
    ellipse(22, 6, 8, 9, '#14201A');
  return shadow(440, 180) + moved(176, 230, one, 0.9) + moved(340, 290, one, 0.85);
}

/** Shells in a heap; `pearl` shows the inside of some. */
export function shells(outside: string, ridge: string, pearl: string, long = false): string {
  const closed = long
    ? shape('M-80 40 C-60 -60 40 -80 84 -30 C70 50 -10 80 -80 40 Z', outside) +
      line('M-56 30 C-20 -30 30 -46 66 -30', ridge, 6)
    : shape('M-76 30 C-76 -70 76 -70 76 30 C40 70 -40 70 -76 30 Z', outside) +
      spread(4, (index) =>
        line(
          `M${-58 + index * 9} ${24 - index * 4} C${-50 + index * 10} ${-34 + index * 14} ${50 - index * 10} ${-34 + index * 14} ${58 - index * 9} ${24 - index * 4}`,
          ridge,
          4,
        ),
      );
  const opened = closed + ellipse(0, 14, 54, 34, pearl) + ellipse(4, 16, 28, 18, '#F2C9A6');
  const places: [number, number, number][] = [
    [150, 190, -14],
    [266, 160, 10],
    [372, 210, 22],
    [130, 310, 18],
    [256, 290, -6],
    [376, 330, -18],
    [200, 390, 8],
    [316, 396, -10],
  ];
  return (
    shadow(450, 190) +
    places
      .map(([x, y, degrees], index) => moved(x, y, turned(degrees, index % 3 === 1 ? opened : closed, 0, 0), 0.92))
      .join('')
  );
}

/** Pale round medallions. */
export function medallions(flesh: string, shade: string): string {
  const places: [number, number][] = [
    [170, 190],
    [290, 170],
    [380, 250],
    [130, 300],
    [250, 280],
    [350, 360],
    [210, 380],
  ];
  return (
    shadow(450, 180) +
    places
      .map(
        ([x, y]) =>
          ellipse(x, y + 12, 62, 50, shade) +
          ellipse(x, y, 62, 48, flesh) +
          line(`M${x - 30} ${y - 10} q30 -16 60 0`, '#FFFFFF', 6),
      )
      .join('')
  );
}

/** Small dried things in a heap. */
export function driedHeap(light: string, dark: string): string {
  return (
    shadow(420, 200) +
    spread(70, (index) => {
      const ring = Math.sqrt(index / 70);
      const x = 256 + Math.cos(index * 2.4) * ring * 170;
      const y = 320 + Math.sin(index * 2.4) * ring * 86 - (1 - ring) * 90;
      return turned(
        (index * 47) % 180,
        ellipse(x, y, 24, 13, index % 3 ? light : dark) + line(`M${x - 10} ${y} h20`, dark, 3),
        x,
        y,
      );
    })
  );
}
