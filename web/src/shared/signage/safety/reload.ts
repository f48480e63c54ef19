import { tabStore } from '../../browser-storage.ts';
import type { Beat, HeartBeat } from '../beat/heart-beat.ts';
import { within } from '../feed/price-list.ts';

const KEY = 'larder.signage.reloaded-at';
/** A page that fails again right after its reload must not flicker. */
const AT_MOST_EVERY_MS = 60_000;

/**
 * Reloads the page if the server answers and the last reload was not just now. Returns whether it did: otherwise the
 * caller tries again later.
 */
export async function reloadIfServed(
  nowMs: number = Date.now(),
  reload: () => void = () => location.reload(),
  answers: () => Promise<boolean> = serverAnswers,
): Promise<boolean> {
  const last = Number(tabStore.read(KEY) ?? 0);
  // A clock that was set back must not prevent reloads.
  if (nowMs >= last && nowMs - last < AT_MOST_EVERY_MS) return false;
  if (!(await answers())) return false;
  tabStore.write(KEY, String(nowMs));
  reload();
  return true;
}

/** Longer than any answer of a static file takes; after that the server counts as down. */
const TIMEOUT_MS = 8000;

/** The page as the server has it now; null when it does not answer. */
function servedPage(): Promise<string | null> {
  return within(TIMEOUT_MS, async (signal) => {
    const answer = await fetch('/signage.html', { cache: 'no-store', signal });
    return answer.ok ? await answer.text() : null;
  }).catch(() => null);
}

/** Whether the server answers: reloading without it could leave the page blank. */
export async function serverAnswers(): Promise<boolean> {
  return (await servedPage()) !== null;
}

/** Compares this page's release with the server's, by the hash in a script's name. */
export async function ownRelease(): Promise<'newest' | 'old' | 'unknown'> {
  const script = document.querySelector('script[src*="/assets/"]')?.getAttribute('src');
  const page = await servedPage();
  if (page === null || script == null) return 'unknown';
  return page.indexOf(script) >= 0 ? 'newest' : 'old';
}

/** The hour for reloads on the screen's clock, while the store is closed. */
const HOUR = 4;

/** Calls `renew` once a night, at four on the screen's clock. */
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

const LOOK_MS = 60_000;
const SILENT_MS = 5 * 60_000;

/**
 * Reloads a page whose loop has stalled for five minutes. Checked twice, because a screen that slept looks the same for
 * a moment.
 */
export function startWatchdog(beat: HeartBeat, reload: () => Promise<boolean> = reloadIfServed): () => void {
  let wasSilent = false;
  const timer = setInterval(() => {
    const isEmptyOverride = beat.clocks.steady() - beat.lastAt() > SILENT_MS;
    if (isEmptyOverride && wasSilent) void reload();
    wasSilent = isEmptyOverride;
  }, LOOK_MS);
  return () => clearInterval(timer);
}
