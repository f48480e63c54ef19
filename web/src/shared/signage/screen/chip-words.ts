import { signageTexts } from '../../../texts/signage/common.ts';
import type { SignageSnapshot } from '../signage-snapshot.ts';

/** From here on prices are so old that the chip must be seen from afar. */
const OLD_MS = 24 * 3_600_000;

export interface ChipWords {
  text: string;
  isOld: boolean;
}

/** What the corner of a board says about its prices; null while they are fresh. Without a zone, the screen's own. */
export function chipWords(
  { asOf, isOffline, clockOffsetMs }: Pick<SignageSnapshot, 'asOf' | 'isOffline' | 'clockOffsetMs'>,
  wallMs: number,
  timeZone?: string,
): ChipWords | null {
  if (!isOffline) return null;
  if (asOf === null) return { text: signageTexts.offlineNever, isOld: false };
  const nowMs = wallMs + clockOffsetMs;
  const time = clockOf(asOf, timeZone);
  const day = dayOf(asOf, timeZone);
  const since = day === dayOf(nowMs, timeZone) ? time : `${day}, ${time}`;
  return { text: signageTexts.offlineSince(since), isOld: nowMs - asOf >= OLD_MS };
}

function dayOf(atMs: number, timeZone?: string): string {
  return new Date(atMs).toLocaleDateString('en-US', { month: 'short', day: 'numeric', timeZone });
}

/** "14:05". Older browsers call midnight 24. */
function clockOf(atMs: number, timeZone?: string): string {
  const words = new Date(atMs).toLocaleTimeString('en-US', {
    hour: '2-digit',
    minute: '2-digit',
    hour12: false,
    timeZone,
  });
  return words.replace(/^24/, '00');
}
