import { box, ellipse, line, moved, shadow, shape, spread, turned } from './svg.js';

/** A head of stalks and broad leaves, as bok choy grows. */
export function leafyHead(leaf: string, dark: string, stem: string): string {
  const stalk = (degrees: number, tall: number): string =>
    turned(
      degrees,
      shape(`M228 424 C222 350 236 300 246 ${250 - tall} L266 ${250 - tall} C276 300 290 350 284 424 Z`, stem) +
        shape(
          `M256 ${300 - tall} C170 ${270 - tall} 176 ${130 - tall} 256 ${96 - tall} C336 ${130 - tall} 342 ${270 - tall} 256 ${300 - tall} Z`,
          leaf,
        ) +
        shape(
          `M256 ${300 - tall} C300 ${270 - tall} 316 ${170 - tall} 256 ${96 - tall} C336 ${130 - tall} 342 ${270 - tall} 256 ${300 - tall} Z`,
          dark,
        ) +
        line(`M256 ${300 - tall} L256 ${130 - tall}`, stem, 6),
      256,
      430,
    );
  return (
    shadow() +
    [-30, 30, -16, 16].map((degrees) => stalk(degrees, 0)).join('') +
    stalk(0, 20) +
    ellipse(256, 420, 46, 22, stem)
  );
}

/** Stems with leaves at their ends, tied in the middle. */
export function tiedStalks(leaf: string, dark: string, stem: string, flowers = ''): string {
  const stalks = spread(9, (index, place) =>
    turned(
      place * 26,
      line('M256 440 C250 340 258 260 256 160', stem, 15) +
        ellipse(238, 150 + (index % 3) * 18, 30, 58, index % 2 ? leaf : dark) +
        ellipse(276, 166 - (index % 2) * 24, 26, 52, index % 2 ? dark : leaf) +
        (flowers ? ellipse(256, 96 + (index % 3) * 12, 12, 12, flowers) : ''),
      256,
      400,
    ),
  );
  return shadow(452, 110) + stalks + box(206, 322, 100, 22, 8, '#F6B93B');
}

/** Fine blades or herbs in a bunch. */
export function bunch(colour: string, dark: string, foot: string, tip = ''): string {
  const blades = spread(17, (index, place) => {
    const x = 256 + place * 150;
    const bend = 256 + place * 60;
    return (
      line(
        `M${256 + place * 30} 440 C${bend} 340 ${bend} 240 ${x} ${90 + (index % 4) * 16}`,
        index % 2 ? colour : dark,
        10,
      ) + (tip ? ellipse(x, 90 + (index % 4) * 16, 11, 15, tip) : '')
    );
  });
  return shadow(450, 90) + blades + box(218, 360, 76, 80, 14, foot) + box(206, 340, 100, 20, 8, '#B3200F');
}

/** Frilly herbs: stems that end in small leaves. */
export function herbs(leaf: string, dark: string): string {
  const sprigs = spread(11, (index, place) => {
    const x = 256 + place * 130;
    const y = 120 + (index % 3) * 30;
    return (
      line(`M${256 + place * 20} 440 C256 340 ${x} 260 ${x} ${y}`, dark, 7) +
      [-26, 0, 26].map((dx) => ellipse(x + dx, y - Math.abs(dx) / 3, 24, 22, index % 2 ? leaf : dark)).join('')
    );
  });
  return shadow(450, 80) + sprigs + box(212, 350, 88, 18, 8, '#F6B93B');
}

/** A tight oblong cabbage. */
export function cabbage(pale: string, leaf: string): string {
  const body =
    ellipse(256, 256, 120, 190, leaf) +
    ellipse(256, 270, 102, 172, pale) +
    spread(5, (_index, place) =>
      line(
        `M${256 + place * 20} 430 C${256 + place * 90} 340 ${256 + place * 90} 190 ${256 + place * 44} 110`,
        '#FFFFFF',
        14,
      ),
    ) +
    shape('M150 190 C120 120 190 60 250 80 C220 110 190 150 150 190 Z', leaf) +
    shape('M362 190 C392 120 322 60 262 80 C292 110 322 150 362 190 Z', leaf);
  return shadow() + turned(18, body);
}

/** Thin pale sprouts with a bean at one end. */
export function sprouts(stem: string, head: string): string {
  return (
    shadow(410, 180) +
    spread(26, (index, place) => {
      const x = 256 + place * 150;
      const y = 250 + ((index * 37) % 130);
      return (
        line(`M${x - 60} ${y + 30} C${x - 20} ${y - 40} ${x + 20} ${y + 50} ${x + 60} ${y}`, stem, 9) +
        ellipse(x + 62, y - 2, 13, 9, head)
      );
    })
  );
}

/** Long pods side by side. */
export function longPods(colour: string, dark: string): string {
  return (
    shadow(430, 170) +
    turned(
      -20,
      spread(10, (index, place) =>
        line(
          `M90 ${256 + place * 110} C200 ${220 + place * 90} 320 ${300 + place * 100} 430 ${250 + place * 110}`,
          index % 2 ? colour : dark,
          15,
        ),
      ),
    )
  );
}

/** Flat pods with their peas showing. */
export function flatPods(colour: string, dark: string): string {
  const pod = (degrees: number, dx: number, dy: number): string =>
    moved(
      dx,
      dy,
      turned(
        degrees,
        shape('M110 256 C160 196 350 196 402 256 C350 316 160 316 110 256 Z', colour) +
          spread(5, (_index, place) => ellipse(256 + place * 84, 256, 22, 22, dark)) +
          line('M402 256 L430 240', dark, 8),
      ),
      0.86,
    );
  return shadow(430, 160) + pod(-28, 20, -40) + pod(12, 60, 60) + pod(-8, -6, 130);
}
