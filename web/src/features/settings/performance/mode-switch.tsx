import { Activity, Camera } from 'lucide-react';
import { performanceTexts } from '../../../texts/settings/performance.ts';

interface ModeSwitchProps {
  live: boolean;
  onChange: (live: boolean) => void;
}

/** Figures that follow, or figures that stay as they are. */
export function ModeSwitch({ live, onChange }: ModeSwitchProps) {
  return (
    <fieldset className="mode-switch">
      <legend className="sr-only">{performanceTexts.mode}</legend>
      <button type="button" aria-pressed={live} onClick={() => !live && onChange(true)}>
        <Activity size={18} strokeWidth={1.75} aria-hidden />
        {performanceTexts.live}
      </button>
      <button type="button" aria-pressed={!live} onClick={() => live && onChange(false)}>
        <Camera size={18} strokeWidth={1.75} aria-hidden />
        {performanceTexts.static}
      </button>
    </fieldset>
  );
}
