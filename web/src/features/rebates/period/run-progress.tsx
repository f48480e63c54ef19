import { rebatesTexts } from '../../../texts/rebates/page.ts';
import type { Calculation } from './use-calculation.ts';

/** How far a calculation is. Most are through before it would be seen. */
export function RunProgress({ running, run }: Calculation) {
  if (!running) return null;
  return (
    <div className="run-progress">
      <progress max={1} value={run?.progress} aria-label={rebatesTexts.progress} />
      <output>
        {run === null ? rebatesTexts.calculating : rebatesTexts.progressOf(Math.round(run.progress * 100), run.message)}
      </output>
      <span className="text-sm text-ink-2">{rebatesTexts.stillRunning}</span>
    </div>
  );
}
