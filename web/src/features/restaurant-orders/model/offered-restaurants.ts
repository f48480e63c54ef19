/** The most restaurants listed by the filter. */
export const RESTAURANTS_LISTED = 10;

/** The restaurants of the filter: chosen ones, then matches, up to ten; and the number of others. */
export function offeredRestaurants(
  names: readonly string[],
  chosen: readonly string[],
  search: string,
): { listed: string[]; more: number } {
  const wanted = search.trim().toLocaleLowerCase();
  const found = names.filter((name) => !chosen.includes(name) && name.toLocaleLowerCase().includes(wanted));
  const room = Math.max(0, RESTAURANTS_LISTED - chosen.length);
  return { listed: [...chosen, ...found.slice(0, room)], more: Math.max(0, found.length - room) };
}

/** The step of an arrow key on the slider of totals; Page keys move ten times as far. */
export const SLIDER_STEP = 50;

/** The end of the slider while there are no orders. */
const WITHOUT_ORDERS = 10_000;

/** The slider's right end: the largest total, rounded up to a step so that it can be reached. */
export function sliderEnd(highest: number): number {
  return highest <= 0 ? WITHOUT_ORDERS : Math.ceil(highest / SLIDER_STEP) * SLIDER_STEP;
}
