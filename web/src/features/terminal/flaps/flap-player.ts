import type { CellChange, Face } from './face.ts';
import { type FlapView, flapView } from './flap-view.ts';

interface Turning {
  view: FlapView;
  /** The old face, then the face of each step. */
  faces: Face[];
  delayMs: number;
  /** The number of half turns shown so far. */
  half: number;
}

/** Turning flaps cover the new prices, so they end even on a screen that draws no frames, as behind another window. */
const STANDS_WITHIN_MS = 2_000;

/** Turns all flaps in one loop over the frames; no loop runs while nothing turns. */
export class FlapPlayer {
  private readonly turning = new Map<HTMLElement, Turning>();
  private readonly pace = new FramePace();
  private frame: number | null = null;
  private startedAt: number | null = null;
  private deadline: ReturnType<typeof setTimeout> | undefined;

  isSlow(): boolean {
    return this.pace.isSlow(performance.now());
  }

  /** Flaps that are still turning show their end at once; the changes start together. */
  play(changes: readonly CellChange[], hostOf: (cell: string) => HTMLElement | undefined): void {
    this.finish();
    for (const { cell, from, to } of changes) {
      const host = hostOf(cell);
      if (host === undefined) continue;
      const steps = flapSteps(from.text, to.text);
      const faces = [from, ...steps.slice(0, -1).map((text) => ({ ...to, text, look: '' })), to];
      const view = flapView(host);
      view.show(from, faces[1] ?? to, 'falling');
      this.turning.set(host, { view, faces, delayMs: flapDelayMs(to.order, steps.length), half: 0 });
    }
    if (this.turning.size === 0) return;
    this.startedAt = null;
    this.pace.start();
    this.frame = requestAnimationFrame(this.draw);
    this.deadline = setTimeout(() => this.finish(), STANDS_WITHIN_MS);
  }

  finish(): void {
    clearTimeout(this.deadline);
    if (this.frame !== null) cancelAnimationFrame(this.frame);
    this.frame = null;
    for (const { view } of this.turning.values()) view.remove();
    this.turning.clear();
  }

  private readonly draw = (now: number): void => {
    this.startedAt ??= now;
    if (this.pace.note(now)) return this.finish();
    for (const [host, each] of this.turning) {
      if (!this.move(each, now - this.startedAt - each.delayMs)) {
        each.view.remove();
        this.turning.delete(host);
      }
    }
    this.frame = this.turning.size === 0 ? null : requestAnimationFrame(this.draw);
  };

  /** Returns false once the flap has stopped. */
  private move(each: Turning, sinceMs: number): boolean {
    if (sinceMs < 0) return true;
    const halves = sinceMs / (STEP_MS / 2);
    const half = Math.floor(halves);
    const from = each.faces[Math.floor(half / 2)];
    const to = each.faces[Math.floor(half / 2) + 1];
    if (from === undefined || to === undefined) return false;
    if (half !== each.half) {
      each.half = half;
      each.view.show(from, to, half % 2 === 0 ? 'falling' : 'landing');
    }
    each.view.turn(halves - half);
    return true;
  }
}

/** The characters of a drum, in turning order. */
const DRUM = ' 0123456789$.,:';
const MOST_STEPS = 6;
export const STEP_MS = 70;
const STAGGER_MS = 25;
/** The time from the first movement to the last. */
export const FLAPS_DONE_WITHIN_MS = 600;

/**
 * The characters after `from` up to `to`. A drum turns one way and past those in between; a long way is shortened to
 * six even steps. A character that is not on the drum turns once.
 */
export function flapSteps(from: string, to: string): string[] {
  if (from === to) return [];
  const start = DRUM.indexOf(from);
  const end = DRUM.indexOf(to);
  if (from.length !== 1 || to.length !== 1 || start < 0 || end < 0) return [to];
  const way = (end - start + DRUM.length) % DRUM.length;
  const steps = Math.min(way, MOST_STEPS);
  return Array.from({ length: steps }, (_, step) =>
    DRUM.charAt((start + Math.round(((step + 1) * way) / steps)) % DRUM.length),
  );
}

/** How long a flap waits for those before it, so that it still finishes in time. */
export function flapDelayMs(order: number, steps: number): number {
  return Math.max(0, Math.min(order * STAGGER_MS, FLAPS_DONE_WITHIN_MS - steps * STEP_MS));
}

/** Below some 15 frames a second a flap seems to jump. */
const SLOW_FRAME_MS = 65;
const FRAMES_TO_JUDGE = 6;
/** How long to wait before using flaps again on a slow screen. */
const SLOW_FOR_MS = 10 * 60_000;

/** Measures the frame rate while flaps turn, from frame timestamps. */
export class FramePace {
  private last: number | null = null;
  private frames = 0;
  private slowFrames = 0;
  private slowUntil = -Infinity;

  /** Starts a run of frames. */
  start(): void {
    this.last = null;
    this.frames = 0;
    this.slowFrames = 0;
  }

  /** Adds a frame; true when the run has proved too slow. */
  note(now: number): boolean {
    if (this.last !== null) {
      this.frames += 1;
      if (now - this.last > SLOW_FRAME_MS) this.slowFrames += 1;
    }
    this.last = now;
    if (this.frames < FRAMES_TO_JUDGE || this.slowFrames * 2 <= this.frames) return false;
    this.slowUntil = now + SLOW_FOR_MS;
    return true;
  }

  isSlow(now: number): boolean {
    return now < this.slowUntil;
  }
}
