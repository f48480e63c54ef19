import { CircleCheck, CircleHelp, CircleX, TriangleAlert, type LucideIcon } from 'lucide-react';
import { Badge } from '../../../shared/ui/badge.tsx';
import { performanceTexts } from '../../../texts/settings/performance.ts';

type Tone = 'good' | 'paused' | 'danger' | 'quiet';

const { checkStates, healthStates } = performanceTexts;

/** Healthy and pass are green, warning and warn yellow, critical and fail red (specification part 1 §4). */
const STATES: Readonly<Record<string, { tone: Tone; icon: LucideIcon; label: string }>> = {
  pass: { tone: 'good', icon: CircleCheck, label: checkStates.pass },
  healthy: { tone: 'good', icon: CircleCheck, label: healthStates.healthy },
  warn: { tone: 'paused', icon: TriangleAlert, label: checkStates.warn },
  warning: { tone: 'paused', icon: TriangleAlert, label: healthStates.warning },
  fail: { tone: 'danger', icon: CircleX, label: checkStates.fail },
  critical: { tone: 'danger', icon: CircleX, label: healthStates.critical },
};

/** A state as an icon, a word and a colour; an unknown one is grey. */
export function StateChip({ state }: { state: string }) {
  const { tone, icon, label } = STATES[state] ?? { tone: 'quiet', icon: CircleHelp, label: state };
  return (
    <Badge tone={tone} icon={icon}>
      {label}
    </Badge>
  );
}
