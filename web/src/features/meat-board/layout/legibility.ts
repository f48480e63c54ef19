/** Archivo's capitals, as a share of the size of its letters. */
const CAP_HEIGHT = 0.69;
/** Capitals that fill 20 minutes of arc are read at a glance. */
const READABLE_RADIANS = (20 / 60) * (Math.PI / 180);
/** The height of a picture of 16:9 on a screen of 55 inches. */
const SCREEN_55_METRES = (55 * 0.0254 * 9) / Math.hypot(16, 9);

export interface Legibility {
  /** Pixels on a screen of 1080 lines. */
  px: number;
  /** How far away names can be read on a screen of 55 inches, with one decimal. */
  metres: number;
  isTooSmall: boolean;
}

/** How well names of a size can be read; `units` are pixels of a screen of 1080 lines. */
export function legibilityOf(units: number): Legibility {
  const capMetres = (units / 1080) * SCREEN_55_METRES * CAP_HEIGHT;
  const metres = capMetres / READABLE_RADIANS;
  const px = Math.round(units);
  return { px, metres: Math.round(metres * 10) / 10, isTooSmall: px < 28 };
}
