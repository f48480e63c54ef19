import type { HeartBeat } from '../beat/heart-beat.ts';
import { reloadIfServed } from './reload-if-served.ts';

const LOOK_MS = 60_000;
const SILENT_MS = 5 * 60_000;

/**
 * Reloads a page whose loop has stood still for five minutes, which nothing in it explains. Seen twice, since a screen
 * that slept looks the same for a moment.
 */
export function startWatchdog(beat: HeartBeat, reload: () => Promise<boolean> = reloadIfServed): () => void {
  let wasSilent = false;
  const timer = setInterval(() => {
    const isSilent = beat.clocks.steady() - beat.lastAt() > SILENT_MS;
    if (isSilent && wasSilent) void reload();
    wasSilent = isSilent;
  }, LOOK_MS);
  return () => clearInterval(timer);
}
