/** Restaurants that the filter lists at once. */
export const RESTAURANTS_LISTED = 10;

/** Which restaurants the filter lists: the chosen ones, then what a search finds, up to ten; and how many it leaves out. */
export function offeredRestaurants(
  names: readonly string[],
  chosen: readonly string[],
  search: string,
): { listed: string[]; more: number } {
  const sought = search.trim().toLocaleLowerCase();
  const found = names.filter((name) => !chosen.includes(name) && name.toLocaleLowerCase().includes(sought));
  const room = Math.max(0, RESTAURANTS_LISTED - chosen.length);
  return { listed: [...chosen, ...found.slice(0, room)], more: Math.max(0, found.length - room) };
}
