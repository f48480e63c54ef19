import { ellipse, line, moved, shadow, shape, spread, turned } from './svg.js';

/** A tapering root with a tuft. */
export function taperedRoot(body: string, shade: string, leaf: string): string {
  return (
    shadow(440, 170) +
    turned(
      38,
      spread(5, (_index, place) =>
        line(`M256 120 C${256 + place * 40} 80 ${256 + place * 80} 50 ${256 + place * 90} 20`, leaf, 12),
      ) +
        shape('M196 130 C190 90 322 90 316 130 C322 260 300 400 256 490 C212 400 190 260 196 130 Z', body) +
        shape('M272 104 C320 96 318 130 316 150 C320 270 300 400 256 490 C286 380 296 240 272 104 Z', shade),
    )
  );
}

/** A round tuber and a slice of it. */
export function tuber(skin: string, ring: string, flesh: string, specks: string): string {
  return (
    shadow(430, 190) +
    ellipse(210, 270, 130, 150, skin) +
    spread(4, (index) =>
      line(
        `M${100 + index * 8} ${210 + index * 44} C160 ${190 + index * 44} 260 ${190 + index * 44} ${322 - index * 6} ${214 + index * 44}`,
        ring,
        5,
      ),
    ) +
    ellipse(346, 330, 98, 90, skin) +
    ellipse(346, 330, 86, 78, flesh) +
    spread(14, (index) =>
      ellipse(
        346 + Math.cos(index * 2.4) * (18 + index * 3.6),
        330 + Math.sin(index * 2.4) * (16 + index * 3.4),
        4,
        3,
        specks,
      ),
    )
  );
}

/** Round slices with a ring of holes. */
export function holedSlices(flesh: string, edge: string, hole: string): string {
  const slice =
    ellipse(0, 0, 112, 104, edge) +
    ellipse(0, 0, 104, 96, flesh) +
    ellipse(0, 0, 15, 14, hole) +
    spread(8, (index) => ellipse(Math.cos(index * 0.785) * 58, Math.sin(index * 0.785) * 54, 19, 22, hole));
  return shadow(430, 180) + moved(190, 200, slice) + moved(340, 290, slice, 0.95) + moved(180, 350, slice, 0.7);
}

/** Knobs grown together. */
export function knobs(skin: string, shade: string, cut: string): string {
  const knob = (x: number, y: number, rx: number, ry: number, degrees: number): string =>
    turned(
      degrees,
      ellipse(x, y, rx, ry, skin) + line(`M${x - rx * 0.5} ${y - ry * 0.4} q${rx * 0.5} ${ry * 0.3} ${rx} 0`, shade, 5),
      x,
      y,
    );
  return (
    shadow(420, 190) +
    knob(230, 280, 150, 66, -8) +
    knob(330, 220, 96, 46, -50) +
    knob(170, 210, 86, 42, 60) +
    knob(370, 310, 84, 44, 20) +
    ellipse(108, 296, 26, 38, cut)
  );
}

/** Bulbs with a papery skin. */
export function bulbs(skin: string, stripe: string): string {
  const bulb =
    shape(
      'M0 -130 C14 -90 20 -70 60 -40 C120 0 110 100 0 104 C-110 100 -120 0 -60 -40 C-20 -70 -14 -90 0 -130 Z',
      skin,
    ) +
    spread(4, (_index, place) =>
      line(`M${place * 8} -70 C${place * 70} -20 ${place * 76} 50 ${place * 26} 98`, stripe, 5),
    ) +
    ellipse(0, 100, 22, 8, stripe);
  return shadow(420, 180) + moved(190, 290, bulb) + moved(340, 300, bulb, 0.9) + moved(265, 340, bulb, 0.8);
}

/** One or two long vegetables. */
export function longVegetable(skin: string, light: string, cap: string, bumps = ''): string {
  const one = (dy: number): string =>
    line(`M110 ${330 + dy} C200 ${200 + dy} 320 ${180 + dy} 410 ${210 + dy}`, skin, 82) +
    line(`M130 ${300 + dy} C210 ${190 + dy} 310 ${170 + dy} 390 ${190 + dy}`, light, 12) +
    (bumps
      ? spread(15, (index) => {
          const along = index / 14;
          const y = 330 - 340 * along + 200 * along * along + ((index * 29) % 44) - 22;
          return ellipse(124 + along * 270, y + 20 * (1 - along) + dy, 10, 9, bumps);
        })
      : '') +
    ellipse(430, 214 + dy, 26, 34, cap) +
    line(`M440 ${212 + dy} L474 ${196 + dy}`, cap, 12);
  return shadow(440, 180) + one(-50) + one(70);
}

/** A big gourd. */
export function gourd(skin: string, dark: string, bloom: string): string {
  return (
    shadow(420, 200) +
    ellipse(256, 270, 200, 132, skin) +
    spread(7, (_index, place) =>
      line(
        `M${256 + place * 40} 140 C${256 + place * 190} 200 ${256 + place * 190} 340 ${256 + place * 40} 400`,
        dark,
        5,
      ),
    ) +
    ellipse(200, 220, 70, 26, bloom) +
    line('M256 140 C250 116 262 100 282 92', '#6B3F1D', 14)
  );
}

/** Hot little peppers. */
export function chilies(skin: string, dark: string): string {
  return (
    shadow(430, 170) +
    spread(9, (index, place) =>
      turned(
        index * 41,
        shape('M236 150 C226 220 236 300 262 360 C276 290 282 210 272 150 Z', index % 2 ? skin : dark) +
          line('M254 150 C252 130 258 116 268 104', '#2F6B1F', 9),
        256 + place * 60,
        270,
      ),
    )
  );
}

interface FruitColours {
  skin: string;
  shade: string;
  shine: string;
}

/** Round fruit, as many as are sold together; `flesh` adds one cut open. */
export function roundFruit({ skin, shade, shine }: FruitColours, stretch = 1, flesh = ''): string {
  const fruit =
    ellipse(0, 0, 104 / stretch, 104, skin) +
    shape(`M0 -104 A${104 / stretch} 104 0 0 1 0 104 A${140 / stretch} 130 0 0 0 0 -104 Z`, shade) +
    ellipse(-36 / stretch, -40, 22, 30, shine) +
    line('M0 -100 C-2 -122 8 -134 20 -140', '#6B3F1D', 10) +
    shape('M16 -132 C44 -168 84 -160 96 -140 C70 -120 40 -118 16 -132 Z', '#3F8A2C');
  const cut = flesh
    ? moved(350, 340, ellipse(0, 0, 92, 92, skin) + ellipse(0, 0, 80, 80, '#FFF7E6') + ellipse(0, 0, 70, 70, flesh))
    : '';
  return shadow(440, 180) + moved(196, 270, fruit) + (cut || moved(334, 330, fruit, 0.86));
}

/** A fruit with green-tipped scales, and a half of it. */
export function scalyFruit(skin: string, scale: string, flesh: string): string {
  const scales = spread(5, (_index, place) => shape(`M${200 + place * 90} 300 q-10 -60 26 -96 q14 50 -26 96 Z`, scale));
  return (
    shadow(440, 180) +
    ellipse(200, 270, 118, 150, skin) +
    scales +
    turned(180, scales, 200, 280) +
    ellipse(352, 320, 100, 112, skin) +
    ellipse(352, 320, 84, 96, flesh) +
    spread(30, (index) =>
      ellipse(
        352 + Math.cos(index * 2.4) * (8 + index * 2.2),
        320 + Math.sin(index * 2.4) * (8 + index * 2.5),
        3,
        3,
        '#14201A',
      ),
    )
  );
}

/** Small fruit in a cluster. */
export function cluster(skin: string, shade: string, inside: string): string {
  const places: [number, number][] = [
    [190, 200],
    [300, 190],
    [140, 300],
    [250, 290],
    [360, 290],
    [200, 380],
    [310, 380],
  ];
  const berries = places.map(([x, y], index) =>
    index === 3
      ? ellipse(x, y, 60, 60, skin) + ellipse(x, y + 8, 50, 46, inside)
      : ellipse(x, y, 60, 60, skin) +
        spread(7, (dot) => ellipse(x + Math.cos(dot * 0.9) * 36, y + Math.sin(dot * 0.9) * 36, 8, 8, shade)),
  );
  return shadow(444, 160) + line('M256 200 C250 140 270 100 300 70', '#6B3F1D', 12) + berries.join('');
}

/** Caps on stems. */
export function mushrooms(cap: string, shade: string, stem: string, slim = false): string {
  const one = slim
    ? shape('M-40 150 C-46 40 -34 -40 -30 -90 L30 -90 C34 -40 46 40 40 150 Z', stem) +
      ellipse(0, -96, 62, 34, cap) +
      ellipse(0, -88, 62, 18, shade)
    : shape('M-30 110 C-34 60 -26 20 -24 0 L24 0 C26 20 34 60 30 110 Z', stem) +
      shape('M-120 10 C-116 -110 116 -110 120 10 C60 34 -60 34 -120 10 Z', cap) +
      line('M-60 -44 C-30 -64 30 -64 60 -44', shade, 10);
  return shadow(440, 180) + moved(170, 280, one) + moved(340, 250, one, 0.9) + moved(262, 340, one, 0.8);
}

/** A tuft of very thin mushrooms. */
export function thinMushrooms(stem: string, cap: string): string {
  return (
    shadow(450, 110) +
    spread(21, (index, place) => {
      const x = 256 + place * 130;
      const y = 120 + ((index * 53) % 70);
      return (
        line(`M${256 + place * 60} 440 C${256 + place * 70} 340 ${x} 240 ${x} ${y}`, stem, 9) +
        ellipse(x, y, 15, 11, cap)
      );
    }) +
    ellipse(256, 436, 80, 24, '#E8DCC2')
  );
}
