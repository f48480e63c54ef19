import { basisPointsToFraction, fractionToBasisPoints } from '@larder/kernel';

const PERCENT = /^(\d{1,3})(?:\.(\d))?\s*%?$/;

/** A percentage as typed, in steps of 0.1 from 0 to 100, as the fraction of the API: "7.5" → 0.075; null when it is none. */
export function parsePercent(text: string): number | null {
  const match = PERCENT.exec(text.trim());
  if (!match) return null;
  const tenths = Number(match[1]) * 10 + Number(match[2] ?? 0);
  return tenths <= 1000 ? basisPointsToFraction(tenths * 10) : null;
}

/** A fraction as it stands in the field: 0.07 → "7", 0.075 → "7.5", 0.0725 → "7.25". */
export function percentText(fraction: number): string {
  return String((fractionToBasisPoints(fraction) ?? 0) / 100);
}
