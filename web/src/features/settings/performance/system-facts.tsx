import type { SystemHealth } from '@larder/contracts';
import { performanceTexts } from '../../../texts/settings/performance.ts';
import { uptimeWords } from '../model/figure-words.ts';
import type { Monitored } from '../model/monitored.ts';
import { Panel } from '../shell/panel.tsx';

interface SystemFactsProps {
  monitored: Monitored | undefined;
  health: SystemHealth | undefined;
  time: string;
}

export function SystemFacts({ monitored, health, time }: SystemFactsProps) {
  const passing = health?.checks.filter(({ status }) => status === 'pass').length ?? 0;
  const { notKnown } = performanceTexts;
  return (
    <Panel title={performanceTexts.information}>
      <dl className="facts">
        <dt>{performanceTexts.uptime}</dt>
        <dd>{monitored === undefined ? notKnown : uptimeWords(monitored.latest.metrics.uptime)}</dd>
        <dt>{performanceTexts.lastUpdated}</dt>
        <dd>{monitored === undefined ? notKnown : time}</dd>
        <dt>{performanceTexts.checksPassing}</dt>
        <dd>{health === undefined ? notKnown : performanceTexts.passing(passing, health.checks.length)}</dd>
      </dl>
    </Panel>
  );
}
