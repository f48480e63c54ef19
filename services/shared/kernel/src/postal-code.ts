const CANADIAN = /^([A-Z]\d[A-Z])[\s-]?(\d[A-Z]\d)$/;

/** Formats a Canadian postal code, "l3r1a1" → "L3R 1A1"; any other text is returned as it was typed. */
export function postalCode(text: string): string {
  const typed = text.trim();
  const [, area, place] = CANADIAN.exec(typed.toUpperCase()) ?? [];
  return area === undefined || place === undefined ? typed : `${area} ${place}`;
}
