import type { ErrorBody, NewScreen, ScreenAssignment, ScreenSelf } from '@larder/contracts';
import { PAIRING_POLL_MS, SCREEN_REPORT_MS } from '@larder/kernel';
import type { TextStore } from '../../shared/browser-storage.ts';
import { Held } from '../../shared/held.ts';
import type { Beat } from '../../shared/signage/beat/heart-beat.ts';
import { type Fetch, within } from '../../shared/signage/feed/price-list.ts';
import { stateAfter, type LinkAnswer, type LinkState } from './link-state.ts';

const KEY = 'larder.screen.v1.key';
const ASSIGNED = 'larder.screen.v1.assigned';
const TIMEOUT_MS = 8_000;
/** The delay before an unanswered report is repeated. */
const AGAIN_MS = 3_000;

/**
 * The screen's link to the server: it requests a code until that is entered, then reports the shown prices, every 15 s
 * and at once when they change. The answers say what to show. Key and assignment survive power cuts.
 */
export class ScreenLink extends Held<LinkState> {
  private key: string | null;
  /** The revision on the screen; null before the first prices. */
  private revision: number | null = null;
  private isAsking = false;
  private nextAt = 0;

  constructor(
    private readonly fetch: Fetch,
    private readonly storage: TextStore,
    linkKey: string | null,
  ) {
    const kept = storage.read(KEY);
    const key = linkKey ?? kept;
    // The assignment of another key does not apply.
    const screen = linkKey === null || linkKey === kept ? readAssigned(storage.read(ASSIGNED)) : null;
    super(screen && key !== null ? { kind: 'paired', screen } : { kind: 'starting', isAway: false });
    this.key = key;
    if (linkKey !== null) storage.write(KEY, linkKey);
  }

  /** Sets the revision of the shown prices; null without prices, as after a change of the store. */
  shows(revision: number | null): void {
    if (revision === this.revision) return;
    this.revision = revision;
    this.nextAt = 0;
    void this.ask();
  }

  /** Called on every beat of the page. */
  readonly onBeat = ({ steadyMs, woke }: Beat): void => {
    if (!woke && steadyMs < this.nextAt) return;
    this.nextAt = steadyMs + (this.value.kind === 'paired' ? SCREEN_REPORT_MS : PAIRING_POLL_MS);
    void this.ask(steadyMs);
  };

  private async ask(steadyMs = 0): Promise<void> {
    if (this.isAsking) return;
    this.isAsking = true;
    const reported = this.revision;
    const answer = await this.answer();
    this.isAsking = false;
    this.took(answer);
    // Changed during the request, or not answered: repeated on one of the next beats.
    if (this.value.kind === 'paired' && (reported !== this.revision || answer.kind === 'nothing')) {
      this.nextAt = reported === this.revision ? steadyMs + AGAIN_MS : 0;
    }
  }

  private answer(): Promise<LinkAnswer> {
    return within(TIMEOUT_MS, async (signal) => {
      const response = await this.fetch(...this.question(signal));
      return readAnswer(response.status, await response.json(), this.key);
    }).catch(() => ({ kind: 'nothing' }));
  }

  private question(signal: AbortSignal): [path: string, init: RequestInit] {
    if (this.key === null) return ['/api/screens', { method: 'POST', signal }];
    const headers = { 'x-screen-key': this.key };
    if (this.value.kind !== 'paired' || this.revision === null) {
      return ['/api/screens/self', { headers, signal, cache: 'no-store' }];
    }
    return [
      '/api/screens/self/report',
      {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify({ revision: this.revision }),
        signal,
      },
    ];
  }

  private took(answer: LinkAnswer): void {
    if (answer.kind === 'code') this.keep(answer.key);
    if (answer.kind === 'unknown') this.keep(null);
    const next = stateAfter(this.value, answer);
    if (next === this.value || JSON.stringify(next) === JSON.stringify(this.value)) return;
    this.storage.write(ASSIGNED, next.kind === 'paired' ? JSON.stringify(next.screen) : null);
    // Unless the answer is a code, the next request follows on the next beat.
    if (next.kind !== 'code') this.nextAt = 0;
    this.hold(next);
  }

  private keep(key: string | null): void {
    this.key = key;
    this.storage.write(KEY, key);
  }
}

function readAssigned(text: string | null): Extract<LinkState, { kind: 'paired' }>['screen'] | null {
  try {
    const kept: unknown = JSON.parse(text ?? 'null');
    return isAssignment(kept) ? kept : null;
  } catch {
    return null;
  }
}

/** Reads an answer about this screen; foreign answers, such as a hotel's sign-in page, are ignored. */
function readAnswer(status: number, body: unknown, key: string | null): LinkAnswer {
  if (typeof body !== 'object' || body === null) return { kind: 'nothing' };
  if (status === 404 && (body as Partial<ErrorBody>).code === 'not_found') return { kind: 'unknown' };
  if (status !== 200 && status !== 201) return { kind: 'nothing' };
  const { screen, code } = body as Partial<ScreenSelf>;
  const ownKey = key ?? (body as Partial<NewScreen>).key ?? null;
  if (isAssignment(screen)) return { kind: 'paired', screen };
  if (typeof code === 'string' && ownKey !== null) return { kind: 'code', key: ownKey, code };
  return { kind: 'nothing' };
}

function isAssignment(value: unknown): value is ScreenAssignment {
  if (typeof value !== 'object' || value === null) return false;
  const { id, store, board } = value as Partial<ScreenAssignment>;
  return (
    typeof id === 'string' && typeof store === 'string' && (board === 'meatprices' || board === 'meatpriceairport')
  );
}
