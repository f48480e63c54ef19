import type { Beat, HeartBeat } from '../beat/heart-beat.ts';

/** By the screen's own clock: nobody buys meat then. */
const HOUR = 4;

/** Calls `renew` once a night, at four by the screen's clock. */
export function atNight(beat: HeartBeat, renew: () => void): () => void {
  let doneOn = '';
  return beat.onBeat(({ wallMs }: Beat) => {
    const now = new Date(wallMs);
    const day = now.toDateString();
    if (now.getHours() !== HOUR || day === doneOn) return;
    doneOn = day;
    renew();
  });
}
