import { isDeepStrictEqual } from 'node:util';
import type { SettingsPatch, StoreState } from '@larder/contracts';
import { pauseAt, Refusal } from '@larder/kernel';

/** Null when nothing changes. @throws Refusal `invalid` for an inconsistent pause */
export function changeSettings(before: StoreState, patch: SettingsPatch, now: Date): StoreState | null {
  const { pauseReason: _reason, pausedUntil: _until, ...store } = before;
  const after: StoreState = {
    ...store,
    ...statusAfter(before, patch, now),
    lastUpdatedAt: patch.lastUpdated === undefined ? before.lastUpdatedAt : new Date(patch.lastUpdated).toISOString(),
  };
  return isDeepStrictEqual(after, before) ? null : after;
}

/** A pause that has ended passes nothing on to the next one. */
function statusAfter(
  before: StoreState,
  patch: SettingsPatch,
  now: Date,
): Pick<StoreState, 'status' | 'pauseReason' | 'pausedUntil'> {
  const running = pauseAt(before, now);
  if ((patch.status ?? (running ? 'paused' : 'live')) === 'live') {
    if (patch.pauseReason || patch.pausedUntil) {
      throw new Refusal('invalid', 'A reason and an end need the status paused.');
    }
    return { status: 'live' };
  }
  const reason = patch.pauseReason === undefined ? running?.reason : patch.pauseReason?.trim();
  const until = patch.pausedUntil === undefined ? running?.until : patch.pausedUntil && new Date(patch.pausedUntil);
  if (until && until <= now) throw new Refusal('invalid', 'The end of the pause must be later than now.');
  return {
    status: 'paused',
    ...(reason ? { pauseReason: reason } : {}),
    ...(until ? { pausedUntil: until.toISOString() } : {}),
  };
}
