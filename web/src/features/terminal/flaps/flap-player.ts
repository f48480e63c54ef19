import type { CellChange } from './changed-cells.ts';
import type { Face } from './face.ts';
import { flapDelayMs, flapSteps, STEP_MS } from './flap-steps.ts';
import { flapView, type FlapView } from './flap-view.ts';
import { FramePace } from './frame-pace.ts';

interface Turning {
  view: FlapView;
  /** What it showed before and, step by step, what it shows. */
  faces: Face[];
  delayMs: number;
  /** Half turns shown so far. */
  half: number;
}

/** A screen that draws no frames, as behind another window, must not keep the old prices that turning flaps cover the new with. */
const STANDS_WITHIN_MS = 2_000;

/** Turns flaps, all of them in one loop over the frames; no loop runs while nothing turns. */
export class FlapPlayer {
  private readonly turning = new Map<HTMLElement, Turning>();
  private readonly pace = new FramePace();
  private frame: number | null = null;
  private startedAt: number | null = null;
  private deadline: ReturnType<typeof setTimeout> | undefined;

  isSlow(): boolean {
    return this.pace.isSlow(performance.now());
  }

  /** Whatever still turns shows its end at once; the changes begin together. */
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

  /** False once it stands. */
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
