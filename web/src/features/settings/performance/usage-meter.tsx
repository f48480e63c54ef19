import { performanceTexts } from '../../../texts/settings/performance.ts';
import { percentWords } from '../model/figure-words.ts';
import { usageLevel } from '../model/usage-level.ts';

/** How full something is, as a bar and a word. */
export function UsageMeter({ label, percent }: { label: string; percent: number }) {
  const level = usageLevel(percent);
  const words = performanceTexts.levels[level];
  const within = Math.min(100, Math.max(0, percent));
  return (
    <div className="usage" data-level={level}>
      {/* Its colours are ours: the browser's own turn only above a limit, not at it. */}
      <meter
        className="usage-track"
        aria-label={label}
        aria-valuetext={performanceTexts.meterWords(percentWords(percent), words)}
        min={0}
        max={100}
        value={within}
      />
      <span className="usage-word">{words}</span>
    </div>
  );
}
