import type { SystemHealth } from '@larder/contracts';
import type { UseQueryResult } from '@tanstack/react-query';
import { sentenceOf } from '../../../shared/api/api-error.ts';
import { PATHS } from '../../../shared/routing/paths.ts';
import { Link } from '../../../shared/routing/router.ts';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { performanceTexts } from '../../../texts/settings/performance.ts';
import { StateChip } from '../performance/state-chip.tsx';
import { Panel } from '../shell/panel.tsx';

/** Every check with what it means for the shop. */
export function HealthPanel({ health }: { health: UseQueryResult<SystemHealth> }) {
  const { data } = health;
  return (
    <Panel title={performanceTexts.checks} aside={data !== undefined && <StateChip state={data.status} />}>
      {data === undefined && health.isError && (
        <ErrorState onRetry={() => void health.refetch()}>
          {sentenceOf(health.error, performanceTexts.checksError)}
        </ErrorState>
      )}
      {data === undefined && !health.isError && (
        <output className="late block py-8 text-ink-2">{performanceTexts.checksLoading}</output>
      )}
      {data !== undefined && (
        <ul className="check-list" aria-label={performanceTexts.checks} data-stale={health.isError || undefined}>
          {data.checks.map(({ name, status, message }) => (
            <li key={name} data-check={name}>
              <span className="font-semibold [overflow-wrap:anywhere]">{name}</span>
              <StateChip state={status} />
              <span className="text-ink-2 [overflow-wrap:anywhere]">{message}</span>
            </li>
          ))}
        </ul>
      )}
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
