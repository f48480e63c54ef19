import { useState } from 'react';
import { signageTexts } from '../../../texts/signage/common.ts';
import './offline-chip.css';
import { useBeat } from '../beat/use-beat.ts';
import type { SignageSnapshot } from '../signage-snapshot.ts';
import { useSignage } from '../use-signage.ts';

/** Older prices make the chip larger, so that it can be seen from afar. */
const OLD_MS = 24 * 3_600_000;

interface ChipText {
  text: string;
  isOld: boolean;
}

/** The text of the chip about old prices; null while they are fresh. Without a zone, in the screen's. */
export function chipText(
  { asOf, isOffline, clockOffsetMs }: Pick<SignageSnapshot, 'asOf' | 'isOffline' | 'clockOffsetMs'>,
  wallMs: number,
  timeZone?: string,
): ChipText | null {
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

/** "14:05". Older browsers return 24 for midnight. */
function clockOf(atMs: number, timeZone?: string): string {
  const time = new Date(atMs).toLocaleTimeString('en-US', {
    hour: '2-digit',
    minute: '2-digit',
    hour12: false,
    timeZone,
  });
  return time.replace(/^24/, '00');
}

/**
 * Shows since when prices have not been confirmed; nothing while they are fresh. The board reserves its corner, so that
 * prices are never covered.
 */
export function OfflineChip({ timeZone }: { timeZone?: string }) {
  const snapshot = useSignage();
  const [wallMs, setWallMs] = useState(() => Date.now());
  useBeat((beat) => {
    // The text changes with the clock only on an offline board, and only by the minute.
    if (snapshot.isOffline && Math.floor(beat.wallMs / 60_000) !== Math.floor(wallMs / 60_000)) setWallMs(beat.wallMs);
  });
  const chip = chipText(snapshot, wallMs, timeZone);
  if (chip === null) return null;
  return (
    <p className={`sg-chip ${chip.isOld ? 'sg-chip-old' : ''}`} data-chip={chip.isOld ? 'old' : 'offline'}>
      {chip.text}
    </p>
  );
}
