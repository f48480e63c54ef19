import { tabStore } from '../../browser-storage.ts';
import { serverAnswers } from './own-release.ts';

const KEY = 'larder.signage.reloaded-at';
/** A page that fails again right after its reload does not flicker. */
const AT_MOST_EVERY_MS = 60_000;

/**
 * Reloads the page if the server answers and the last time was not just now. Tells whether it did: whoever asks tries
 * again later otherwise.
 */
export async function reloadIfServed(
  nowMs: number = Date.now(),
  reload: () => void = () => location.reload(),
  answers: () => Promise<boolean> = serverAnswers,
): Promise<boolean> {
  const last = Number(tabStore.read(KEY) ?? 0);
  // A clock that was set back must not keep a page from healing.
  if (nowMs >= last && nowMs - last < AT_MOST_EVERY_MS) return false;
  if (!(await answers())) return false;
  tabStore.write(KEY, String(nowMs));
  reload();
  return true;
}
