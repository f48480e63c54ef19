import type { SystemHealth } from '@larder/contracts';
import type { UseQueryResult } from '@tanstack/react-query';
import { Loaded } from '../../../shared/kit/loaded.tsx';
import { PATHS } from '../../../shared/routing/paths.ts';
import { Link } from '../../../shared/routing/router.ts';
import { performanceTexts } from '../../../texts/settings/performance.ts';
import { StateChip } from '../performance/state-chip.tsx';
import { Panel } from '../shell/panel.tsx';

/** Every check with what it means for the shop. */
export function HealthPanel({ health }: { health: UseQueryResult<SystemHealth> }) {
  const { data } = health;
  return (
    <Panel title={performanceTexts.checks} aside={data !== undefined && <StateChip state={data.status} />}>
      <Loaded query={health} loading={performanceTexts.checksLoading} failed={performanceTexts.checksError}>
        {({ checks }) => (
          <ul className="check-list" aria-label={performanceTexts.checks} data-stale={health.isError || undefined}>
            {checks.map(({ name, status, message }) => (
              <li key={name} data-check={name}>
                <span className="font-semibold [overflow-wrap:anywhere]">{name}</span>
                <StateChip state={status} />
                <span className="text-ink-2 [overflow-wrap:anywhere]">{message}</span>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
      <p className="text-sm">
        <Link
          to={PATHS.status.path}
          className="inline-flex min-h-11 items-center text-link underline underline-offset-4"
        >
          {performanceTexts.publicStatus}
        </Link>
      </p>
    </Panel>
  );
}
