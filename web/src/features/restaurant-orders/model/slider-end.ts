/** What an arrow key adds on the slider of totals; Page adds ten times as much. */
export const SLIDER_STEP = 50;

/** Where the slider ends while there are no orders. */
const WITHOUT_ORDERS = 10_000;

/** The slider's right end: the largest total, rounded up to a step so that it can be reached. */
export function sliderEnd(highest: number): number {
  return highest <= 0 ? WITHOUT_ORDERS : Math.ceil(highest / SLIDER_STEP) * SLIDER_STEP;
}
