import './offline-chip.css';
import { useState } from 'react';
import { useBeat } from '../beat/use-beat.ts';
import { useSignage } from '../use-signage.ts';
import { chipWords } from './chip-words.ts';

/**
 * Says since when prices have not been confirmed, and nothing while they are fresh. It stands in a corner that the board
 * keeps free for it: prices are never covered.
 */
export function OfflineChip({ timeZone }: { timeZone?: string }) {
  const snapshot = useSignage();
  const [wallMs, setWallMs] = useState(() => Date.now());
  useBeat((beat) => {
    // Only a board that is offline has words that change with the clock, and only by the minute.
    if (snapshot.isOffline && Math.floor(beat.wallMs / 60_000) !== Math.floor(wallMs / 60_000)) setWallMs(beat.wallMs);
  });
  const words = chipWords(snapshot, wallMs, timeZone);
  if (words === null) return null;
  return (
    <p className={`sg-chip ${words.isOld ? 'sg-chip-old' : ''}`} data-chip={words.isOld ? 'old' : 'offline'}>
      {words.text}
    </p>
  );
}
