import type { ScreenState } from '@larder/kernel';
import { CircleCheck, Hourglass, TriangleAlert } from 'lucide-react';
import { Badge } from '../../../shared/ui/badge.tsx';
import { screenTexts } from '../../../texts/screens.ts';

const ICONS = { shown: CircleCheck, waiting: Hourglass, stale: TriangleAlert } as const;
const TONES = { shown: 'good', waiting: 'info', stale: 'danger' } as const;

/** Whether a screen shows the newest prices: in words, with a sign and a colour. */
export function StateBadge({ state }: { state: ScreenState }) {
  return (
    <span title={screenTexts.stateHints[state]}>
      <Badge tone={TONES[state]} icon={ICONS[state]}>
        {screenTexts.states[state]}
      </Badge>
    </span>
  );
}
